import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { NEUTRAL } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  expectFiltered,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { idsOf, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { bank, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { payout } from '../../fixtures/areas/transactions/payments.ts';
import { covers, expect, type Platform, test } from '../../fixtures/index.ts';

/** A payment of another customer than the payer, once per worker. */
function paymentOfAnother(platform: Platform) {
  return platform.once('a payment of another customer', async () => {
    const { id: bankId } = await bank(platform, NEUTRAL, 'failing');
    return payout(platform, bankId, 'failing');
  });
}

test.describe('narrowed to', () => {
  test(
    'a customer, the list has its transactions',
    covers('TRANSACTION-FILTER-001'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      const other = await paymentOfAnother(platform);

      const listed = await listFiltered(platform, { customerId }, [paid, pulled]);
      expectFiltered(listed, [paid, pulled], [other]);
    },
  );

  test(
    'a customer without transactions, the list is empty',
    covers('TRANSACTION-FILTER-002'),
    async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const other = await paymentOfAnother(platform);
      const { id: customerId } = await newCustomer(platform);

      const rows = await narrowed(platform, { customerId });

      const [payer, another] = [await payerFor(platform), await payerFor(platform, 'failing')];
      const ofAnother = await listFiltered(platform, { customerId: another.customerId }, [other]);
      const ofPayer = await listFiltered(platform, { customerId: payer.customerId }, [paid]);
      // The filter is left open, until it tells two customers apart.
      const isKnown =
        isNarrowed(ofAnother, [other], [paid]) && isNarrowed(ofPayer, [paid], [other]);
      expect(idsOf(rows), 'what is listed', isKnown ? [] : undefined).not.toContain(paid);
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
