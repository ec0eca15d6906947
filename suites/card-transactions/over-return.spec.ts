import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { spentOnce } from '../../fixtures/areas/card-transactions/money.ts';
import { amountIn, rowOnce } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  happened,
  PRICE,
  refundRow,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { covers, expect, isSuccess, test } from '../../fixtures/index.ts';

test.describe('a return of more than is left of a purchase', () => {
  for (const [how, row, first] of [
    ['at once', 'CARD-TRANSACTION-OVER-004', 0],
    ['with an earlier one', 'CARD-TRANSACTION-OVER-005', 1_500],
  ] as const) {
    test(`is refused, ${how}`, covers(row), async ({ platform }) => {
      const spender = await newSpender(platform);
      const purchase = await settledPurchase(platform, spender);
      if (first > 0) await refundRow(platform, spender, purchase, first);

      const body = (amount: number) => rowBody(platform, purchase.id, { amount });
      const more = body(PRICE - first + 1);
      const reply = await simulate(platform, 'return', spender.card.id, more);

      expect(reply, 'one unit more than is left').toBeRefused();
      await happened(platform, 'return', spender, body(PRICE - first));
    });
  }

  test(
    'brings what the purchase reports',
    covers('CARD-TRANSACTION-OVER-006'),
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const purchase = await settledPurchase(platform, spender);
      await refundRow(platform, spender, purchase, 3_500);

      const body = rowBody(platform, purchase.id, { amount: 3_500 });
      const reply = await simulate(platform, 'return', spender.card.id, body);

      // Whether it is taken is a gap (G-59); the account and the purchase tell the same of it.
      const back = isSuccess(reply) ? 7_000 : 3_500;
      const spent = await spentOnce(platform, spender, before, PRICE - back);
      expect(spent, 'what is gone from the account', spender.rests).toBe(PRICE - back);
      const isShown = (each: unknown) => amountIn(each, 'refundedAmount') === back;
      const record = await rowOnce(platform, spender.card.id, purchase.id, isShown);
      expect(amountIn(record, 'refundedAmount'), 'what the purchase reports').toBe(back);
    },
  );
});
