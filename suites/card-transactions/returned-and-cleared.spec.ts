import { expectAmount } from '../../fixtures/areas/card-transactions/doubt.ts';
import { amountIn, statusIn, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  clearedInPart,
  PRICE,
  returnedEarly,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, member, type Platform, undecided } from '../../fixtures/index.ts';

const RETURNED = 1_200;

/** A purchase that was cleared in part, and returned in part, once it reports that or time is up. */
async function returnedInPart(platform: Platform) {
  const spender = await newSpender(platform);
  const { card } = spender;
  const { id } = await authorizedPurchase(platform, spender);
  await clearedInPart(platform, spender, { id }, PRICE - 1_000);
  await returnedEarly(platform, spender, { id }, RETURNED);
  const isReported = (each: unknown) => amountIn(each, 'refundedAmount') === RETURNED;
  return { spender, id, record: await waitForRow(platform, card.id, id, isReported) };
}

check.describe('a partly cleared purchase that is returned', () => {
  check(
    'shows the returned value as refundedAmount',
    'CARD-TRANSACTION-REFUND-020',
    async ({ platform }) => {
      const { record } = await returnedInPart(platform);

      expect(
        member(record, 'refundedAmount') ?? 'none',
        'the refundedAmount of the purchase',
      ).not.toBe('none');
      expectAmount(amountIn(record, 'refundedAmount'), 'the refundedAmount of the purchase').toBe(
        RETURNED,
      );
    },
  );

  check(
    'keeps its refundedAmount when more is cleared',
    'CARD-TRANSACTION-REFUND-019',
    async ({ platform }) => {
      const { spender, id, record: before } = await returnedInPart(platform);
      if (amountIn(before, 'refundedAmount') !== RETURNED)
        undecided('the purchase does not show the returned amount as its refundedAmount');

      await cleared(platform, spender, { id }, 1_000);

      const isCleared = (each: unknown) => amountIn(each, 'settledAmount') === PRICE;
      const record = await waitForRow(platform, spender.card.id, id, isCleared);
      expect(
        amountIn(record, 'refundedAmount'),
        'the refundedAmount of the purchase after the clearing',
      ).toBe(RETURNED);
    },
  );
});

check.describe('a purchase that is cleared while its card is frozen', () => {
  check('is not VOIDED', 'CARD-TRANSACTION-SETTLED-007', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await authorizedPurchase(platform, spender);
    await bringTo(platform, card, 'FROZEN');
    await cleared(platform, spender, { id });

    const record = await waitForRow(
      platform,
      card.id,
      id,
      (each) => statusIn(each) !== 'AUTHORIZED',
    );
    expect(statusIn(record), 'the status of the purchase').not.toBe('VOIDED');
  });
});
