import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard, close, settledStatus } from '../../fixtures/platform/cards.ts';
import { acceptPin, refusedPin, setPin } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import {
  agentBearer,
  blockedPinCard,
  hook,
  pinStatusOf,
  seenBlocked,
} from '../../fixtures/platform/preconditions.ts';

async function expectStillBlocked(platform: Platform, card: { id: string }): Promise<void> {
  expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
}

test.describe('a blocked PIN', () => {
  test('can be set', covers('CARD-PIN-STATE-001'), async ({ platform }) => {
    const card = await blockedPinCard(platform);

    expect(await acceptPin(platform, card, '9036')).toBeSuccess(204);
  });

  test('is blocked no more once set', covers('CARD-PIN-STATE-002'), async ({ platform }) => {
    const card = await blockedPinCard(platform);
    await seenBlocked(platform, card);

    expect(await acceptPin(platform, card, '6273')).toBeSuccess();

    const status = await settled(
      () => pinStatusOf(platform, card),
      (value) => value !== 'BLOCKED',
      platform.target.settleMs,
    );
    expect(status, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
  });

  test(
    'stays blocked when the block is refused',
    covers('CARD-PIN-STATE-003'),
    async ({ platform }) => {
      const card = await blockedPinCard(platform);
      await seenBlocked(platform, card);

      expect(await setPin(platform, card, '!!!!!!!!!!!!!!!!')).toBeError(400, 'INVALID_INPUT');

      await expectStillBlocked(platform, card);
    },
  );

  test(
    'stays blocked when the card is closed',
    covers('CARD-PIN-STATE-004'),
    async ({ platform }) => {
      const card = await blockedPinCard(platform);
      expect(await close(platform, card), 'closing the card').toBeSuccess();
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
      const card = await blockedPinCard(platform);
      if (platform.target.hook('cardCapability') === undefined) {
        unverified('P-09 a card without PIN management: set hooks.cardCapability');
      }
      await hook(platform, 'cardCapability', { cardId: card.id, supportsPinManagement: false });
      await seenBlocked(platform, card);

      expect(await refusedPin(platform, card)).toBeRefused(409);

      await expectStillBlocked(platform, card);
    },
  );

  test(
    "is not touched by another card's PIN",
    covers('CARD-PIN-STATE-006', 'CARD-PIN-006'),
    async ({ platform }) => {
      const card = await blockedPinCard(platform);
      const other = await activeCard(platform);
      await seenBlocked(platform, card);

      expect(await acceptPin(platform, other, '8149')).toBeSuccess();

      await expectStillBlocked(platform, card);
    },
  );

  test('stays blocked when an agent calls', covers('AUTH-SCHEME-003'), async ({ platform }) => {
    const auth = agentBearer(platform.session);
    const card = await blockedPinCard(platform);
    await seenBlocked(platform, card);

    await refusedPin(platform, card, { auth });

    await expectStillBlocked(platform, card);
  });
});
