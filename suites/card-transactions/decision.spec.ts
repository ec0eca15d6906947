import {
  booksOf,
  openSpender,
  settledSpender,
} from '../../fixtures/areas/card-transactions/books.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a request to', () => {
  for (const [decision, row, stateRow] of [
    ['approve', 'CARD-TRANSACTION-DECISION-001', 'CARD-TRANSACTION-DECISION-004'],
    ['cancel', 'CARD-TRANSACTION-DECISION-002', 'CARD-TRANSACTION-DECISION-005'],
    ['reject', 'CARD-TRANSACTION-DECISION-003', 'CARD-TRANSACTION-DECISION-006'],
  ] as const) {
    for (const [which, make] of [
      ['AUTHORIZED', openSpender],
      ['SETTLED', settledSpender],
    ] as const) {
      check(
        `${decision} a card transaction that is ${which} is refused`,
        row,
        async ({ platform }) => {
          const { purchase } = await make(platform);

          // Whether it is found as a transaction that can be decided is open.
          const reply = covered(decision, await decide(platform, decision, purchase.id));
          expect(reply, `the decision to ${decision} the card transaction`).toBeRefused();
        },
      );

      check(
        `${decision} a card transaction that is ${which} changes nothing`,
        stateRow,
        async ({ platform }) => {
          const { spender, purchase } = await make(platform);
          const before = await booksOf(platform, spender);

          covered(decision, await decide(platform, decision, purchase.id));

          const after = await booksOf(platform, spender);
          expect(after, 'the rows and the money of the card').toEqual(before);
        },
      );
    }
  }
});
