import { booksOf, settledSpender } from '../../fixtures/areas/card-transactions/books.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  declinedRow,
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check(
  'a simulated return_reversal with the id of the purchase is refused',
  'SIMULATE-ROW-008',
  async ({ platform }) => {
    const { spender, purchase } = await settledSpender(platform);
    const { balance } = await booksOf(platform, spender);
    const refund = await refundRow(platform, spender, purchase);
    await waitForSpent(platform, spender, balance, -PRICE);
    const before = await booksOf(platform, spender);

    const body = rowBody(purchase.id);
    const reply = await simulate(platform, 'return_reversal', spender.card.id, body);

    const after = await booksOf(platform, spender);
    expect(reply, 'the return_reversal with the id of the purchase').toBeRefused();
    expect(after, 'the rows and the money after the refusal').toEqual(before);
    await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));
  },
);

check.describe('a simulated return', () => {
  for (const [what, make, row] of [
    ['DECLINED', declinedRow, 'SIMULATE-ROW-009'],
    ['VOIDED', voidedRow, 'SIMULATE-ROW-010'],
  ] as const) {
    check(`of a ${what} authorization credits nothing`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      const { id } = await make(platform, spender);
      await waitForSpent(platform, spender, all, 0);

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'return', spender.card.id, body);

      const spent = await waitForSpent(platform, spender, all, isSuccess(reply) ? -PRICE : 0);
      expectOfBalance(spent, `the amount debited after ${reply.status}`).toBe(0);
      // A service that simulates no return refuses each of them.
      await refundRow(platform, spender, await settledPurchase(platform, spender));
    });
  }
});

check(
  'a simulated clearing of a purchase already cleared in full is refused',
  'SIMULATE-ROW-011',
  async ({ platform }) => {
    const { spender, purchase } = await settledSpender(platform);
    const before = await booksOf(platform, spender);

    const body = rowBody(purchase.id, { amount: PRICE });
    const reply = await simulate(platform, 'clearing', spender.card.id, body);

    expect(reply, 'the second clearing of the purchase').toBeRefused();
    expect(await booksOf(platform, spender), 'the rows and the money after the refusal').toEqual(
      before,
    );
  },
);
