import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { NEUTRAL } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  expectFiltered,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { narrowed } from '../../fixtures/areas/transactions/list.ts';
import { bank, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { payout } from '../../fixtures/areas/transactions/payments.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  test(
    'a customer, the list has its transactions',
    covers('TRANSACTION-FILTER-001'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      const { id: bankId } = await bank(platform, NEUTRAL, 'failing');
      const other = await payout(platform, bankId, 'failing');

      const listed = await listFiltered(platform, { customerId }, [paid, pulled]);
      expectFiltered(listed, [paid, pulled], [other]);
    },
  );

  test(
    'a customer without transactions, the list is empty',
    covers('TRANSACTION-FILTER-002'),
    async ({ platform }) => {
      await paymentsToFilter(platform);
      const { id: customerId } = await newCustomer(platform);

      const rows = await narrowed(platform, { customerId });

      expect(rows.length, 'rows of the list').toBe(0);
    },
  );

  test(
    'a platformCustomerId, the list has its transactions',
    covers('TRANSACTION-FILTER-003'),
    async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const { platformCustomerId } = await payerFor(platform);
      const unused = platform.unique();

      const listed = await listFiltered(platform, { platformCustomerId }, [paid]);
      expectFiltered(listed, [paid], []);
      const ofOther = await listFiltered(platform, { platformCustomerId: unused }, []);
      expectFiltered(ofOther, [], [paid]);
    },
  );
});
