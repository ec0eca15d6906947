import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectFiltered,
  expectFilteredWhere,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
  requireCreatedAt,
} from '../../fixtures/areas/transactions/filtered.ts';
import { followEachOther, idsOf, pages } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { check, expect } from '../../fixtures/index.ts';

/** More pages than a payer has payments. */
const MOST = 50;

const DAY_MS = 86_400_000;

check.describe('GET /transactions filtered by', () => {
  check(
    'two filters lists only transactions that match both',
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

      const type = 'OUTGOING';
      const ofType = await listFiltered(platform, { customerId, type }, [paid, refused]);
      const ofBoth = await listFiltered(platform, { customerId, type, status }, [paid]);
      const areKnown =
        isNarrowed(ofType, [paid, refused], [pulled]) &&
        isNarrowed(byStatus, [paid, pulled], [refused]);
      expectFilteredWhere(areKnown, ofBoth, [paid], [pulled, refused]);
    },
  );

  check(
    'startDate and endDate lists nothing outside that period',
    'TRANSACTION-FILTER-012',
    async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      const at = await requireCreatedAt(platform, paid);
      const from = (days: number) => ({ startDate: new Date(at + days * DAY_MS).toISOString() });
      const until = (days: number) => ({ endDate: new Date(at + days * DAY_MS).toISOString() });
      const by = (times: object, awaited: readonly string[]) =>
        listFiltered(platform, { customerId, ...times }, awaited);

      const around = await by({ ...from(-1), ...until(1) }, [paid]);
      const later = await by({ ...from(1), ...until(2) }, []);
      const earlier = await by({ ...from(-2), ...until(-1) }, []);

      // Each of them is left open, until it narrows the list by itself.
      const isKnown =
        isNarrowed(await by(from(-1), [paid]), [paid], []) &&
        isNarrowed(await by(until(1), [paid]), [paid], []) &&
        isNarrowed(await by(from(1), []), [], [paid]) &&
        isNarrowed(await by(until(-1), []), [], [paid]);
      expectFilteredWhere(isKnown, around, [paid], []);
      expectFilteredWhere(isKnown, later, [], [paid]);
      expectFilteredWhere(isKnown, earlier, [], [paid]);
    },
  );

  check(
    'one filter pages through exactly the matching transactions',
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
      expect(ids, what).not.toContain(pulled);
    },
  );
});
