import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import { expectNarrowed, paymentsToFilter } from '../../fixtures/transactions/filtered.ts';
import { payerFor } from '../../fixtures/transactions/measured-payer.ts';

test.describe('narrowed to', () => {
  test(
    'what goes out, the list has no other',
    covers('TRANSACTION-FILTER-004'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);

      await expectNarrowed(platform, { customerId, type: 'OUTGOING' }, [paid], [pulled]);
    },
  );

  test(
    'what comes in, the list has no other',
    covers('TRANSACTION-FILTER-005'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);

      await expectNarrowed(platform, { customerId, type: 'INCOMING' }, [pulled], [paid]);
    },
  );
});
