import { changeStatus } from '../../fixtures/areas/cards/calls.ts';
import { cardStatusPairs } from '../../fixtures/areas/cards/card-status.ts';
import { type CardStatus, unlessUpdateOpen } from '../../fixtures/areas/cards/card-updates.ts';
import { cardIn, settledStatus, statusOf } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  test,
} from '../../fixtures/index.ts';

/**
 * Whether a card in the other open status is refused the status it has. Whether staying is a move is
 * left open, but it is one rule for every status.
 */
async function countsStayingAsMove(platform: Platform, status: CardStatus): Promise<boolean> {
  const other = status === 'ACTIVE' ? 'FROZEN' : 'ACTIVE';
  const card = await cardIn(platform, other);
  const reply = await unlessUpdateOpen(platform, changeStatus(platform, card, other));
  return errorCodeOf(reply) === 'INVALID_STATE_TRANSITION';
}

test.describe('card status, every pair', () => {
  for (const { from, requested, row, stateRow, transition } of cardStatusPairs()) {
    if (transition.outcome === 'moves') {
      test(`${from} to ${requested} is made`, covers(row), async ({ platform }) => {
        const card = await cardIn(platform, from);

        expect(
          await unlessUpdateOpen(platform, changeStatus(platform, card, requested)),
        ).toBeSuccess();

        expect(await settledStatus(platform, card, requested)).toBe(requested);
      });
    }
    if (transition.outcome === 'refused') {
      const { status, code, alternatives = [] } = transition;

      test(
        `${from} to ${requested} returns ${status} ${code}`,
        covers(row),
        async ({ platform }) => {
          const card = await cardIn(platform, from);

          const reply = await unlessUpdateOpen(platform, changeStatus(platform, card, requested));

          const isKept = from === requested && isSuccess(reply);
          const isBound = isKept && (await countsStayingAsMove(platform, from));
          expect(reply).toBeError(status, code, ...(isBound ? [] : alternatives));
        },
      );

      test(
        `${from} to ${requested} leaves the card ${from}`,
        covers(stateRow),
        async ({ platform }) => {
          const card = await cardIn(platform, from);

          await unlessUpdateOpen(platform, changeStatus(platform, card, requested));

          expect(await statusOf(platform, card)).toBe(from);
        },
      );
    }
  }
});
