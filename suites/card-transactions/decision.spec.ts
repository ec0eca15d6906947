import {
  booksOf,
  openSpender,
  settledSpender,
} from '../../fixtures/areas/card-transactions/books.ts';
import { decideKnown } from '../../fixtures/areas/transactions/decisions.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

describe('a card transaction', () => {
  for (const [decision, row, stateRow] of [
    ['approve', 'CARD-TRANSACTION-DECISION-001', 'CARD-TRANSACTION-DECISION-004'],
    ['cancel', 'CARD-TRANSACTION-DECISION-002', 'CARD-TRANSACTION-DECISION-005'],
    ['reject', 'CARD-TRANSACTION-DECISION-003', 'CARD-TRANSACTION-DECISION-006'],
  ] as const) {
    for (const [which, make] of [
      ['AUTHORIZED', openSpender],
      ['SETTLED', settledSpender],
    ] as const) {
      check(`that is ${which} refuses ${decision}`, covers(row), async ({ platform }) => {
        const { purchase } = await make(platform);

        expect(await decideKnown(platform, decision, purchase.id)).toBeRefused();
      });

      check(
        `that is ${which} is unchanged by ${decision}`,
        covers(stateRow),
        async ({ platform }) => {
          const { spender, purchase } = await make(platform);
          const before = await booksOf(platform, spender);

          await decideKnown(platform, decision, purchase.id);

          const after = await booksOf(platform, spender);
          expect(after, 'the rows and the money of the card').toEqual(before);
        },
      );
    }
  }
});
