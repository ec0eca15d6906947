import { booksOf } from '../../fixtures/areas/card-transactions/books.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { fittingBody } from '../../fixtures/areas/card-transactions/fitting-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { newSpender, secondCard } from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, drawn, expect, member } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('a simulated', () => {
  for (const [event, gone, row] of [
    ['clearing', PRICE, 'SIMULATE-ROW-001'],
    ['return', PRICE, 'SIMULATE-ROW-002'],
    ['return_reversal', 0, 'SIMULATE-ROW-003'],
    ['authorization_advice', PRICE, 'SIMULATE-ROW-004'],
  ] as const) {
    check(`${event} of an unknown card transaction returns 404`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      const body = await fittingBody(platform, event, spender);
      const known = String(member(body, 'cardTransactionId'));
      await waitForSpent(platform, spender, all, gone);
      const before = await booksOf(platform, spender);

      const [unknown = ''] = drawn(unknownIdLike(known), 1);
      const unfit = { ...body, ...rowBody(unknown) };
      const reply = await simulate(platform, event, spender.card.id, unfit);

      const after = await booksOf(platform, spender);
      const own = await simulate(platform, event, spender.card.id, body);
      expect(own, 'the same event on the known row').toBeSuccess();
      expect(after, 'the rows and the money after the refusal').toEqual(before);
      expect(reply, 'the event on an unknown row').toBeRefused(404);
    });
  }
});

check.describe('a simulated', () => {
  for (const [event, gone, row] of [
    ['clearing', PRICE, 'SIMULATE-ROW-005'],
    ['return', PRICE, 'SIMULATE-ROW-006'],
    ['return_reversal', 0, 'SIMULATE-ROW-007'],
  ] as const) {
    check(
      `${event} of a card transaction of another card is refused`,
      row,
      async ({ platform }) => {
        const spender = await newSpender(platform);
        const other = await secondCard(platform, spender);
        const all = await balanceOf(platform, spender);
        const body = await fittingBody(platform, event, spender);
        await waitForSpent(platform, spender, all, gone);
        const before = await booksOf(platform, spender);

        const reply = await simulate(platform, event, other.card.id, body);

        const after = await booksOf(platform, spender);
        expect(reply, 'the event with the id of another card').toBeRefused();
        expect(after, 'the rows and the money after the refusal').toEqual(before);
        const own = await simulate(platform, event, spender.card.id, body);
        expect(own, 'the same event with the card of the row').toBeSuccess();
      },
    );
  }
});
