import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectFiltered,
  expectFilteredWhere,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { followEachOther, idsOf, pages } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { check, expect } from '../../fixtures/index.ts';

/** More pages than a payer has payments. */
const MOST = 50;

check.describe('the list of transactions filtered by', () => {
  check(
    'two filters has the transactions that match both',
    'TRANSACTION-FILTER-012',
    async ({ platform }) => {
      const { paid, pulled, refused } = await paymentsToFilter(platform);
      const { accountId, customerId } = await payerFor(platform);
      const status = statusOf(await readTransaction(platform, paid));
      const sender = { senderAccountIdentifier: accountId };

      const listed = await listFiltered(platform, { ...sender, status }, [paid]);
      const bySender = await listFiltered(platform, sender, [paid, refused]);
      const byStatus = await listFiltered(platform, { customerId, status }, [paid, pulled]);
      // Each of them is left open, until it narrows the list by itself.
      const isKnown =
        isNarrowed(bySender, [paid, refused], [pulled]) &&
        isNarrowed(byStatus, [paid, pulled], [refused]);
      expectFilteredWhere(isKnown, listed, [paid], [pulled, refused]);
    },
  );

  check(
    'one filter is complete over all its pages',
    'TRANSACTION-FILTER-013',
    async ({ platform }) => {
      const { paid, pulled, refused } = await paymentsToFilter(platform);
      const { accountId, customerId } = await payerFor(platform);
      const query = { senderAccountIdentifier: accountId };
      const listed = await listFiltered(platform, query, [paid, refused]);
      expectFiltered(listed, [paid, refused], [pulled]);

      const found = await pages(platform, 1, MOST, query);

      // How pages follow each other is left open, until those of another list do.
      const others = await pages(platform, 1, MOST, { customerId });
      const isWhole = found.length < MOST && followEachOther(others);
      const isKnown = isWhole && isNarrowed(listed, [paid, refused], [pulled]);
      const what = `the transactions on ${isKnown ? 'pages that follow each other' : 'the pages'}`;
      const ids = idsOf(found.flat());
      for (const id of [paid, refused]) expect(ids, what).toContain(id);
    },
  );
});
