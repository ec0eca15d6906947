import { booksOf } from '../../fixtures/areas/card-transactions/books.ts';
import { type CardEvent, simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { fittingBody } from '../../fixtures/areas/card-transactions/fitting-body.ts';
import { holdsAreShown, waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  PRICE,
  requireSimulated,
  seenDeclined,
  settledPurchase,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect } from '../../fixtures/index.ts';
import { loadLifecycle } from '../../spec/lifecycles.ts';

/** The event that a trigger of the table stands for, and its amount. */
const events: Readonly<Record<string, readonly [CardEvent, string, number]>> = {
  'clear-rest': ['clearing', 'of the whole amount', PRICE],
  expire: ['clearing', 'of 0', 0],
  advise: ['authorization_advice', 'of a higher amount', PRICE + 1_000],
  return: ['return', 'of the whole amount', PRICE],
};

/** How a row comes to a state, and what it has taken from the account then. */
const makers = {
  AUTHORIZED: [authorizedPurchase, PRICE],
  SETTLED: [settledPurchase, PRICE],
  VOIDED: [voidedRow, 0],
  DECLINED: [seenDeclined, 0],
} as const;

const refused = loadLifecycle('card-transaction').transitions.flatMap((transition) => {
  const row = transition.requirements.find((id) => id.startsWith('SIMULATE-STATE'));
  const event = events[transition.trigger];
  const from = transition.from as keyof typeof makers;
  return row === undefined || event === undefined ? [] : [{ row, event, from }];
});

check.describe('a simulated', () => {
  for (const { row, event, from } of refused) {
    const [name, ofAmount, amount] = event;
    check(`${name} ${ofAmount} on any ${from} purchase is refused`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      const [make, taken] = makers[from];
      const { id } = await make(platform, spender);
      const isShown = from !== 'AUTHORIZED' || (await holdsAreShown(platform));
      await waitForSpent(platform, spender, all, isShown ? taken : 0);
      const before = await booksOf(platform, spender);

      const body = rowBody(id, { amount });
      const reply = await simulate(platform, name, spender.card.id, body);

      expect(reply, `the ${name} of a row that is ${from}`).toBeRefused();
      expect(await booksOf(platform, spender), 'the rows and the money after the refusal').toEqual(
        before,
      );
      await requireSimulated(platform, name, spender, await fittingBody(platform, name, spender));
    });
  }
});
