import { cardStatusPairs } from '../../fixtures/areas/cards/card-status.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { cardIn, settledStatus, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

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

      check(`from ${from} to ${requested} returns ${status} ${code}`, row, async ({ platform }) => {
        const card = await cardIn(platform, from);

        const reply = await changeStatus(platform, card, requested);

        expect(reply).toBeError(status, code, ...alternatives);
      });

      check(
        `from ${from} to ${requested} leaves the card ${from}`,
        stateRow,
        async ({ platform }) => {
          const card = await cardIn(platform, from);

          await changeStatus(platform, card, requested);

          expect(
            await statusOf(platform, card),
            'the status of the card after the refused update',
          ).toBe(from);
        },
      );
    }
  }
});
