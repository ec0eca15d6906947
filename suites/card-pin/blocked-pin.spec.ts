import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { blockedPinCardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import {
  blockedPinCard,
  pinStatusOf,
  seenBlocked,
} from '../../fixtures/areas/card-pin/blocked-pin.ts';
import { acceptPin, refusedPin, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { expectStillBlocked } from '../../fixtures/areas/card-pin/still-blocked.ts';
import { activeCard } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  endByGap,
  expect,
  inOrder,
  type Platform,
  settled,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** What became of a blocked PIN that was set; once, for a supplied card can be unblocked once. */
function unblocked(platform: Platform) {
  return platform.once('unblocked', async () => {
    const card = await blockedPinCard(platform);
    const before = await pinStatusOf(platform, card);
    if (before !== undefined && before !== 'BLOCKED') {
      unverified(`P-10 a blocked PIN: the card shows ${before}`);
    }
    const reply = await acceptPin(platform, card, '9036');
    const after = await settled(
      () => pinStatusOf(platform, card),
      (value) => value !== 'BLOCKED',
      platform.target.settleMs,
    );
    return { before, reply, after };
  });
}

// A supplied card is unblocked by the last of these checks, so they take turns.
inOrder();

test.describe('a blocked PIN', () => {
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
    const auth = await agentAuth(platform);
    const card = await blockedPinCardOfAgent(platform);
    await seenBlocked(platform, card);

    await refusedPin(platform, card, { auth });

    await expectStillBlocked(platform, card);
  });

  test('can be set', covers('CARD-PIN-STATE-001'), async ({ platform }) => {
    const { reply } = await unblocked(platform);

    expect(reply).toBeSuccess(204);
  });

  test('is blocked no more once set', covers('CARD-PIN-STATE-002'), async ({ platform }) => {
    const { before, reply, after } = await unblocked(platform);

    if (before !== 'BLOCKED') {
      endByGap(['G-40'], 'P-10 a blocked PIN: the card shows no PIN state');
    }
    expect(reply).toBeSuccess();
    expect(after, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
  });
});
