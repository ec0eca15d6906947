import { readTransaction, statusOf } from '../../fixtures/areas/quotes/transaction.ts';
import {
  expectFiltered,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { idsOf, pages } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  test(
    'two things at once, the list has what both let through',
    covers('TRANSACTION-FILTER-012'),
    async ({ platform }) => {
      const { paid, pulled, refused } = await paymentsToFilter(platform);
      const { accountId } = await payerFor(platform);
      const status = statusOf(await readTransaction(platform, paid));
      const query = { senderAccountIdentifier: accountId, status };

      const listed = await listFiltered(platform, query, [paid]);
      expectFiltered(listed, [paid], [pulled, refused]);
    },
  );

  test(
    'something, the list is whole over its pages',
    covers('TRANSACTION-FILTER-013'),
    async ({ platform }) => {
      const { paid, pulled, refused } = await paymentsToFilter(platform);
      const { accountId } = await payerFor(platform);
      const query = { senderAccountIdentifier: accountId };
      const listed = await listFiltered(platform, query, [paid, refused]);
      expectFiltered(listed, [paid, refused], [pulled]);

      const ids = idsOf((await pages(platform, 1, 50, query)).flat());

      for (const id of [paid, refused]) expect(ids, 'what is on the pages').toContain(id);
    },
  );
});
