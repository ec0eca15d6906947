import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import {
  cardWithoutPinManagement,
  endPinManagement,
} from '../../fixtures/areas/card-pin/no-pin-management.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  activeCard,
  bringTo,
  type Card,
  cardIn,
  pinCard,
  settledStatus,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** What keeps a card from another PIN. */
type End = (platform: Platform, card: Card) => Promise<void>;

async function closeCard(platform: Platform, card: Card): Promise<void> {
  expect(await changeStatus(platform, card, 'CLOSED'), 'closing the card').toBeSuccess();
  expect(await settledStatus(platform, card, 'CLOSED'), 'the status of the closed card').toBe(
    'CLOSED',
  );
}

check.describe('set-PIN', () => {
  check('on a closed card returns 409 CONFLICT', 'CARD-PIN-007', async ({ platform }) => {
    const card = await pinCard(platform, 'CLOSED');

    const reply = await setCardPin(platform, card.id, await goodBlock(platform));

    expect(reply).toBeError(409, 'CONFLICT');
    const active = await activeCard(platform);
    const control = await setCardPin(platform, active.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  });

  check(
    'on a card that was frozen and then closed returns 409 CONFLICT',
    'CARD-PIN-007',
    async ({ platform }) => {
      const card = await cardIn(platform, 'FROZEN');
      expect(await changeStatus(platform, card, 'CLOSED'), 'closing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'CLOSED'), 'the status of the closed card').toBe(
        'CLOSED',
      );

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeError(409, 'CONFLICT');
    },
  );

  check('refused on a closed card leaves the card closed', 'CARD-PIN-015', async ({ platform }) => {
    const card = await pinCard(platform, 'CLOSED');

    await setCardPin(platform, card.id, await goodBlock(platform));
    expect(await statusOf(platform, card), 'the status of the card after the refused set-PIN').toBe(
      'CLOSED',
    );
  });

  check(
    'on a card without PIN management returns 409 CONFLICT',
    'CARD-PIN-008',
    async ({ run, platform }) => {
      const card = await cardWithoutPinManagement(run);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeError(409, 'CONFLICT');
      const active = await activeCard(platform);
      const control = await setCardPin(platform, active.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    },
  );

  for (const [what, row, end] of [
    ['a closed card that has a PIN', 'CARD-PIN-007', closeCard],
    ['a card that has a PIN but lost PIN management', 'CARD-PIN-008', endPinManagement],
  ] as const satisfies readonly (readonly [string, string, End])[]) {
    check(`on ${what} returns 409`, row, async ({ platform }) => {
      const card = await activeCard(platform);
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await end(platform, card);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeError(409, 'CONFLICT');
      await expectOnlyTheFaultRefused(platform, control, reply);
    });
  }

  check(
    'on a frozen card without PIN management returns 409',
    'CARD-PIN-008',
    async ({ platform }) => {
      const card = await activeCard(platform);
      await endPinManagement(platform, card);
      await bringTo(platform, card, 'FROZEN');

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeError(409, 'CONFLICT');
    },
  );
});
