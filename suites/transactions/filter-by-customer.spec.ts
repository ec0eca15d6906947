import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  expectFiltered,
  expectFilteredByCustomer,
  listFiltered,
  paymentOfAnother,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { idsOf, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('GET /transactions filtered by', () => {
  check(
    "customerId lists only that customer's transactions",
    'TRANSACTION-FILTER-001',
    async ({ platform }) => {
      await expectFilteredByCustomer(platform);
    },
  );

  check(
    'customerId lists nothing for a customer without payments',
    'TRANSACTION-FILTER-002',
    async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      await paymentOfAnother(platform);
      const { id: customerId } = await newCustomer(platform);

      const rows = await narrowed(platform, { customerId });

      expect(idsOf(rows), 'the transactions that are listed').not.toContain(paid);
      expect(rows.length, 'the number of transactions that are listed').toBe(0);
    },
  );

  check(
    "platformCustomerId lists only that customer's transactions",
    'TRANSACTION-FILTER-003',
    async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const { platformCustomerId } = await payerFor(platform);
      const other = await paymentOfAnother(platform);
      const unused = platform.unique();

      const listed = await listFiltered(platform, { platformCustomerId }, [paid]);
      expectFiltered(listed, [paid], [other]);
      const ofOther = await listFiltered(platform, { platformCustomerId: unused }, []);
      expectFiltered(ofOther, [], [paid]);
    },
  );
});
