import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import {
  expectAmount,
  expectOfBalance,
  expectSame,
} from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { refundTotals } from '../../fixtures/areas/card-transactions/refund-totals.ts';
import {
  amountIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  refundRow,
  requireOneTaken,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { takesTwice } from '../../fixtures/areas/card-transactions/takes-twice.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('simultaneous', () => {
  for (const [what, row] of [
    ['the amount that refundedAmount shows', 'CARD-TRANSACTION-RACE-003'],
    ['the sum of their refund rows', 'CARD-TRANSACTION-RACE-004'],
  ] as const) {
    check(`returns of a purchase credit ${what}`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await settledPurchase(platform, spender);

      const body = rowBody(id, { amount: PRICE });
      const refund = () => simulate(platform, 'return', spender.card.id, body);
      requireOneTaken(platform, 'return', await Promise.all([refund(), refund()]));

      const back = await refundTotals(platform, spender, id, before - PRICE);
      const expected = what === 'the sum of their refund rows' ? back.inRows : back.reported;
      expectSame(back.onAccount, 'the amount credited by the returns').toBe(expected);
    });
  }

  check(
    'returns of a purchase in full credit its amount only once',
    'CARD-TRANSACTION-RACE-008',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await settledPurchase(platform, spender);

      const body = rowBody(id, { amount: PRICE });
      const refund = () => simulate(platform, 'return', spender.card.id, body);
      requireOneTaken(platform, 'return', await Promise.all([refund(), refund()]));

      const { onAccount } = await refundTotals(platform, spender, id, before - PRICE);
      // A service may return more than was settled: one after the other too, then.
      const isOne = onAccount > PRICE && !(await takesTwice(platform, 'return', spender));
      const what = 'the amount credited by the returns';
      const held = isOne ? expectOfBalance(onAccount, what) : expect(onAccount, what);
      held.toBe(PRICE);
    },
  );

  check(
    'reversals of one return debit its value only once',
    'CARD-TRANSACTION-RACE-005',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const refund = await refundRow(platform, spender, await settledPurchase(platform, spender));
      await waitForSpent(platform, spender, before, 0);

      const body = rowBody(refund.id);
      const replies = await Promise.all(
        [1, 2].map(() => simulate(platform, 'return_reversal', spender.card.id, body)),
      );

      expect(replies.some(isSuccess), 'whether one of the reversals is accepted').toBe(true);
      const status = await waitForStatus(platform, spender.card.id, refund.id, 'VOIDED');
      const spent = await waitForSpent(platform, spender, before, PRICE);
      const doubt = status === 'VOIDED' ? undefined : 'reversal';
      expectOfBalance(spent, 'the amount debited from the account', doubt).toBe(PRICE);
    },
  );

  check(
    'return and return_reversal leave only the new return in refundedAmount',
    'CARD-TRANSACTION-RACE-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const purchase = await settledPurchase(platform, spender);
      const refund = await refundRow(platform, spender, purchase, 1_900);
      await waitForSpent(platform, spender, before, PRICE - 1_900);

      const [reversal, second] = await Promise.all([
        simulate(platform, 'return_reversal', spender.card.id, rowBody(refund.id)),
        simulate(platform, 'return', spender.card.id, rowBody(purchase.id, { amount: 1_100 })),
      ]);

      expect(reversal, 'the reversal').toBeSuccess();
      expect(second, 'the second return').toBeSuccess();
      const status = await waitForStatus(platform, spender.card.id, refund.id, 'VOIDED');
      const doubt = status === 'VOIDED' ? undefined : 'reversal';
      const spent = await waitForSpent(platform, spender, before, PRICE - 1_100);
      expectOfBalance(spent, 'the amount debited from the account', doubt).toBe(PRICE - 1_100);
      const isShown = (each: unknown) => amountIn(each, 'refundedAmount') === 1_100;
      const record = await waitForRow(platform, spender.card.id, purchase.id, isShown);
      expectAmount(
        amountIn(record, 'refundedAmount'),
        'the refundedAmount of the purchase',
        doubt,
      ).toBe(1_100);
    },
  );
});
