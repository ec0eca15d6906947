import { changeCard, changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  activeCard,
  type Card,
  settledStatus,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll, type Platform } from '../../fixtures/index.ts';
import { statusLookalikes, wrongStatusValue } from '../../generators/cards/wrong-status-value.ts';

/** From `FROZEN` both other statuses can be reached, so a value misread for one shows. */
async function frozenCard(platform: Platform): Promise<Card> {
  const card = await activeCard(platform);
  expect(
    await changeStatus(platform, card, 'FROZEN'),
    'the update to FROZEN, a status of the contract',
  ).toBeSuccess();
  expect(await settledStatus(platform, card, 'FROZEN'), 'the status of the frozen card').toBe(
    'FROZEN',
  );
  return card;
}

check.describe('an update to an unknown card status', () => {
  check('that is a known status misspelled is refused', 'CARD-STATUS-020', async ({ platform }) => {
    const card = await frozenCard(platform);

    for (const status of statusLookalikes) {
      const reply = await changeCard(platform, card, { status });

      const value = JSON.stringify(status);
      expect(reply, `the update to ${value}`).toBeRefused();
      expect(await statusOf(platform, card), `the status of the card after ${value}`).toBe(
        'FROZEN',
      );
    }
  });

  check('is refused and leaves a FROZEN card FROZEN', 'CARD-STATUS-020', async ({ platform }) => {
    const card = await frozenCard(platform);

    await forAll(
      wrongStatusValue,
      async (status) => {
        const reply = await changeCard(platform, card, { status });

        const value = JSON.stringify(status);
        expect(reply, `the update to ${value}`).toBeRefused();
        expect(await statusOf(platform, card), `the status of the card after ${value}`).toBe(
          'FROZEN',
        );
      },
      10,
    );
  });
});
