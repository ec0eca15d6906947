import { booksOf } from '../../fixtures/areas/card-transactions/books.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { fittingBody } from '../../fixtures/areas/card-transactions/fitting-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, otherCardPlatform } from '../../fixtures/index.ts';

check.describe('a simulated', () => {
  for (const [event, gone, row] of [
    ['authorization', 0, 'SIMULATE-CARD-012'],
    ['financial_credit_authorization', 0, 'SIMULATE-CARD-013'],
    ['clearing', PRICE, 'SIMULATE-CARD-014'],
    ['return_reversal', 0, 'SIMULATE-CARD-015'],
    ['return', PRICE, 'SIMULATE-CARD-017'],
    ['balance_inquiry', 0, 'SIMULATE-CARD-018'],
    ['credit_authorization', 0, 'SIMULATE-CARD-019'],
    ['financial_authorization', 0, 'SIMULATE-CARD-020'],
    ['authorization_advice', PRICE, 'SIMULATE-CARD-021'],
    ['credit_authorization_advice', 0, 'SIMULATE-CARD-022'],
  ] as const) {
    check(`${event} on another platform's card returns 404`, row, async ({ run, platform }) => {
      const other = otherCardPlatform(run);
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      const body = await fittingBody(platform, event, spender);
      await waitForSpent(platform, spender, all, gone);
      const before = await booksOf(platform, spender);

      const reply = await simulate(other, event, spender.card.id, body);

      const after = await booksOf(platform, spender);
      expect(after, 'the rows and the money of the card').toEqual(before);
      const own = await simulate(platform, event, spender.card.id, body);
      expect(own, 'the same event by its own platform').toBeSuccess();
      expect(reply, 'the event by another platform').toBeRefused(404);
    });
  }
});
