import {
  newBlockedPinCard,
  pinStatusOf,
  requireShownBlocked,
} from '../../fixtures/areas/card-pin/blocked-pin.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { bringTo, settledStatus } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, hook, isSuccess, needs, unattributedCaller } from '../../fixtures/index.ts';

// These close or change the card, so a supplied one will not do.
check.describe('a blocked PIN', () => {
  check(
    'stays BLOCKED when an encryptedPinBlock of arbitrary bytes is refused',
    'CARD-PIN-STATE-003',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await requireShownBlocked(platform, card);

      const block = Buffer.alloc(256, 'blocked').toString('base64');
      const reply = await setCardPin(platform, card.id, block);

      // A service that opens no block accepts this one, and there is no refusal to speak of.
      if (!isSuccess(reply)) {
        expect(reply).toBeError(400, 'INVALID_INPUT');
        expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
      }
    },
  );

  check(
    'stays BLOCKED when an encryptedPinBlock is rejected on a frozen card',
    'CARD-PIN-STATE-003',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await bringTo(platform, card, 'FROZEN');
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, '!!!!!!!!!!!!!!!!');

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED when set-PIN is refused on a closed card',
    'CARD-PIN-STATE-004',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      expect(await changeStatus(platform, card, 'CLOSED'), 'closing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'CLOSED'), 'the status of the closed card').toBe(
        'CLOSED',
      );
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeRefused(409);
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED when set-PIN is refused on a card without PIN management',
    'CARD-PIN-STATE-005',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      if (!platform.target.hasHook('hooks.cardCapability')) {
        needs('P-09', 'a card without PIN management');
      }
      await hook(platform, 'hooks.cardCapability', {
        cardId: card.id,
        supportsPinManagement: false,
      });
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      expect(reply).toBeRefused(409);
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED when set-PIN is refused for lack of an attributable actor',
    'CARD-PIN-STATE-009',
    async ({ platform }) => {
      const auth = await unattributedCaller(platform);
      const card = await newBlockedPinCard(platform);
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });

      expect(reply).toBeRefused(403);
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );
});
