import { isDeepStrictEqual } from 'node:util';
import { followEachOther, idsOf, ownIds, pages } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { failed, lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, type Platform, unreached, waitFor } from '../../fixtures/index.ts';

/** The payer's transactions page by page, and whether what is stated of pages can be held to them. */
async function paged(platform: Platform, limit: number, most: number) {
  const { customerId } = await payerFor(platform);
  const before = await ownIds(platform);
  const found = await pages(platform, limit, most, { customerId });
  // What comes in between shifts the pages.
  const isStill = isDeepStrictEqual(await ownIds(platform), before);
  const ids = idsOf(found.flat());
  return { before, ids, isWhole: found.length < most, isJudged: isStill && followEachOther(found) };
}

check.describe('the list of transactions', () => {
  check('repeats no transaction on a later page', 'TRANSACTION-LIST-006', async ({ platform }) => {
    await lasting(platform);
    await lastingPull(platform);
    await failed(platform);

    // A list may be a moment late.
    const { ids, isJudged } = await waitFor(
      () => paged(platform, 1, 12),
      (listed) => listed.ids.length >= 3,
      platform.target.settleMs,
    );

    if (ids.length < 3)
      unreached(
        'the pages of GET /transactions hold fewer than three transactions, although more were made',
      );
    const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
    // How pages follow each other is left open, until they do.
    const pair = isJudged ? 'two pages that follow each other' : 'two pages';
    expect(repeated, `the transactions on ${pair}`).toEqual([]);
  });

  check(
    'contains every transaction, over all its pages',
    'TRANSACTION-LIST-007',
    async ({ platform }) => {
      const made = [await lasting(platform), await lastingPull(platform), await failed(platform)];
      for (const limit of [1, 2]) {
        const { before, ids, isWhole, isJudged } = await waitFor(
          () => paged(platform, limit, 50),
          (listed) => made.every((id) => listed.ids.includes(id)),
          platform.target.settleMs,
        );

        for (const id of made) {
          const isKnown = isWhole && isJudged && before.includes(id);
          const pagesOfList = isKnown ? 'pages that follow each other' : `pages of ${limit}`;
          expect(ids, `the transactions on ${pagesOfList}`).toContain(id);
        }
      }
    },
  );
});
