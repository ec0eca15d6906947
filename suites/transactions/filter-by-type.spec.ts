import {
  expectFiltered,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { covers, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  test(
    'what goes out, the list has no other',
    covers('TRANSACTION-FILTER-004'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);

      const listed = await listFiltered(platform, { customerId, type: 'OUTGOING' }, [paid]);
      const other = await listFiltered(platform, { customerId, type: 'INCOMING' }, [pulled]);
      // The words of the filter are left open, until one of them lets its payment through alone.
      const isKnown = isNarrowed(other, [pulled], [paid]);
      expectFiltered(listed, [paid], [pulled], isKnown ? [] : undefined);
    },
  );

  test(
    'what comes in, the list has no other',
    covers('TRANSACTION-FILTER-005'),
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);

      const listed = await listFiltered(platform, { customerId, type: 'INCOMING' }, [pulled]);
      const other = await listFiltered(platform, { customerId, type: 'OUTGOING' }, [paid]);
      const isKnown = isNarrowed(other, [paid], [pulled]);
      expectFiltered(listed, [pulled], [paid], isKnown ? [] : undefined);
    },
  );
});
