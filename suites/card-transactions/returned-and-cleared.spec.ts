import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { amountIn, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  PRICE,
  requireSimulated,
} from '../../fixtures/areas/card-transactions/states.ts';
import { check, covers, describe, expect, undecided } from '../../fixtures/index.ts';

describe('a purchase that was returned in part', () => {
  check(
    'keeps its refundedAmount when more is cleared',
    covers('CARD-TRANSACTION-REFUND-019'),
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const { id } = await authorizedPurchase(platform, spender);
      await cleared(platform, spender, { id }, PRICE - 1_000);
      const body = rowBody(id, { amount: 1_200 });
      await requireSimulated(platform, 'return', spender, body, ['G-58']);
      const isReported = (each: unknown) => amountIn(each, 'refundedAmount') === 1_200;
      const before = await waitForRow(platform, card.id, id, isReported);
      if (!isReported(before)) undecided('the purchase does not report what was returned');

      await cleared(platform, spender, { id }, 1_000);

      const isCleared = (each: unknown) => amountIn(each, 'settledAmount') === PRICE;
      const record = await waitForRow(platform, card.id, id, isCleared);
      expect(amountIn(record, 'refundedAmount'), 'its refundedAmount').toBe(1_200);
    },
  );
});
