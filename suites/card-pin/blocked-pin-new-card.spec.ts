import {
  newBlockedPinCard,
  pinStatusOf,
  seenBlocked,
} from '../../fixtures/areas/card-pin/blocked-pin.ts';
import { acceptPin, refusedPin, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { expectStillBlocked } from '../../fixtures/areas/card-pin/still-blocked.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { settledStatus } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  expect,
  hook,
  isSuccess,
  settled,
  test,
  unattributedCaller,
  unverified,
} from '../../fixtures/index.ts';

// These close or change the card, or may unblock its PIN, so a supplied one will not do.
test.describe('a blocked PIN', () => {
  test(
    'stays blocked when the block cannot be opened',
    covers('CARD-PIN-STATE-003'),
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await seenBlocked(platform, card);

      const reply = await setPin(platform, card, Buffer.alloc(256, 'blocked').toString('base64'));

      // A service that opens no block accepts this one, and there is no refusal to speak of.
      if (!isSuccess(reply)) {
        expect(reply).toBeError(400, 'INVALID_INPUT');
        await expectStillBlocked(platform, card);
      }
    },
  );

  test(
    'stays blocked when the card is closed',
    covers('CARD-PIN-STATE-004'),
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      expect(await changeStatus(platform, card, 'CLOSED'), 'closing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');
      await seenBlocked(platform, card);

      expect(await refusedPin(platform, card)).toBeRefused(409);

      await expectStillBlocked(platform, card);
    },
  );

  test(
    'stays blocked without PIN management',
    covers('CARD-PIN-STATE-005'),
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      if (!platform.target.hasHook('hooks.cardCapability')) {
        unverified('P-09 a card without PIN management: set hooks.cardCapability');
      }
      await hook(platform, 'hooks.cardCapability', {
        cardId: card.id,
        supportsPinManagement: false,
      });
      await seenBlocked(platform, card);

      expect(await refusedPin(platform, card)).toBeRefused(409);

      await expectStillBlocked(platform, card);
    },
  );

  test(
    'stays blocked when nobody accounts for the call',
    covers('CARD-PIN-STATE-009'),
    async ({ platform }) => {
      const auth = await unattributedCaller(platform);
      const card = await newBlockedPinCard(platform);
      await seenBlocked(platform, card);

      expect(await refusedPin(platform, card, { auth })).toBeRefused(403);

      await expectStillBlocked(platform, card);
    },
  );

  test(
    'is blocked no more once set on a frozen card',
    covers('CARD-PIN-STATE-001', 'CARD-PIN-STATE-002'),
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      expect(await changeStatus(platform, card, 'FROZEN'), 'freezing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'FROZEN')).toBe('FROZEN');
      await seenBlocked(platform, card);

      expect(await acceptPin(platform, card, '2750')).toBeSuccess(204);

      const after = await settled(
        () => pinStatusOf(platform, card),
        (value) => value !== 'BLOCKED',
        platform.target.settleMs,
      );
      expect(after, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
    },
  );
});
