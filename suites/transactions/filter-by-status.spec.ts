import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectFiltered,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { check } from '../../fixtures/index.ts';

check.describe('GET /transactions filtered by', () => {
  check(
    'a status lists only transactions in that status',
    'TRANSACTION-FILTER-006',
    async ({ platform }) => {
      const { paid, refused } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      for (const [one, other] of [
        [paid, refused],
        [refused, paid],
      ] as const) {
        const status = statusOf(await readTransaction(platform, one));

        const listed = await listFiltered(platform, { customerId, status }, [one]);
        expectFiltered(listed, [one], [other]);
      }
    },
  );
});
