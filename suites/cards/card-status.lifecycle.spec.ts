import { cardStatusPairs } from '../../fixtures/areas/cards/card-status.ts';
import { type CardStatus, changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  cardIn,
  closedAfterFreeze,
  settledStatus,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** How a card comes to a status: to CLOSED from either of the others, and that must make no difference. */
function waysTo(status: CardStatus) {
  const straight = {
    move: (requested: CardStatus) => `from ${status} to ${requested}`,
    isShort: true,
    cardThere: (platform: Platform) => cardIn(platform, status),
  };
  const afterFreeze = {
    move: (requested: CardStatus) => `to ${requested} on a card closed while FROZEN`,
    isShort: false,
    cardThere: closedAfterFreeze,
  };
  return status === 'CLOSED' ? [straight, afterFreeze] : [straight];
}

check.describe('a card status update', () => {
  for (const { from, requested, row, stateRow, transition } of cardStatusPairs()) {
    if (transition.outcome === 'moves') {
      check(`from ${from} to ${requested} changes the status`, row, async ({ platform }) => {
        const card = await cardIn(platform, from);

        expect(await changeStatus(platform, card, requested)).toBeSuccess();

        expect(
          await settledStatus(platform, card, requested),
          'the status of the card after the update',
        ).toBe(requested);
      });
    }
    if (transition.outcome === 'refused') {
      const { status, code, alternatives = [] } = transition;

      for (const { move, isShort, cardThere } of waysTo(from)) {
        const moved = move(requested);
        const error = isShort ? `${status} ${code}` : code;

        check(`${moved} returns ${error}`, row, async ({ platform }) => {
          const card = await cardThere(platform);

          const reply = await changeStatus(platform, card, requested);

          expect(reply).toBeError(status, code, ...alternatives);
        });

        check(`${moved} leaves the card ${from}`, stateRow, async ({ platform }) => {
          const card = await cardThere(platform);

          await changeStatus(platform, card, requested);

          expect(
            await statusOf(platform, card),
            'the status of the card after the refused update',
          ).toBe(from);
        });
      }
    }
  }
});
