import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectSame } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { refundTotals } from '../../fixtures/areas/card-transactions/refund-totals.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a return', () => {
  check(
    'above the settled amount of its purchase is refused',
    'CARD-TRANSACTION-OVER-004',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      const more = rowBody(id, { amount: PRICE + 1 });
      const reply = await simulate(platform, 'return', spender.card.id, more);

      expect(reply, 'a return of one unit more than was settled').toBeRefused();
      await requireSimulated(platform, 'return', spender, rowBody(id, { amount: PRICE }));
    },
  );

  check(
    'that raises the sum of returns above the settled amount is refused',
    'CARD-TRANSACTION-OVER-005',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const purchase = await settledPurchase(platform, spender);
      const body = (amount: number) => rowBody(purchase.id, { amount });
      await requireSimulated(platform, 'return', spender, body(1_500));
      await waitForSpent(platform, spender, before, PRICE - 1_500);

      const more = body(PRICE - 1_500 + 1);
      const reply = await simulate(platform, 'return', spender.card.id, more);

      expect(reply, 'a return of one unit more than is left').toBeRefused();
      await requireSimulated(platform, 'return', spender, body(PRICE - 1_500));
    },
  );

  check(
    'above the settled amount leaves refundedAmount equal to the credited amount',
    'CARD-TRANSACTION-OVER-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const purchase = await settledPurchase(platform, spender);
      await refundRow(platform, spender, purchase, 3_500);

      const body = rowBody(purchase.id, { amount: 3_500 });
      const reply = await simulate(platform, 'return', spender.card.id, body);

      // Whether it is taken is a gap; the account and the rows tell the same of it.
      const back = await refundTotals(platform, spender, purchase.id, before - PRICE);
      const what = `the amount credited after a second return answered ${reply.status}`;
      expectSame(back.onAccount, what).toBe(back.reported);
      expectSame(back.onAccount, what).toBe(back.inRows);
    },
  );
});
