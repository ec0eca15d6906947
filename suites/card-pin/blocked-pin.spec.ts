import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { blockedPinCardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import {
  blockedPinCard,
  pinStatusOf,
  requireShownBlocked,
} from '../../fixtures/areas/card-pin/blocked-pin.ts';
import { goodBlock, sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard } from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  expect,
  inOrder,
  needs,
  type Platform,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

/** Sets a blocked PIN; once, for a supplied card can be unblocked once. */
function setBlockedPin(platform: Platform) {
  return platform.once('unblocked', async () => {
    const card = await blockedPinCard(platform);
    const before = await pinStatusOf(platform, card);
    if (before !== undefined && before !== 'BLOCKED') {
      needs('P-10', `a blocked PIN: the card shows ${before}`);
    }
    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '9036'));
    const after = await waitFor(
      () => pinStatusOf(platform, card),
      (value) => value !== 'BLOCKED',
      platform.target.settleMs,
    );
    return { before, reply, after };
  });
}

// A supplied card is unblocked by the last of these checks, so they take turns.
inOrder();

check.describe('a blocked PIN', () => {
  check(
    'stays BLOCKED when an encryptedPinBlock is rejected',
    'CARD-PIN-STATE-003',
    async ({ platform }) => {
      const card = await blockedPinCard(platform);
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, '!!!!!!!!!!!!!!!!');

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED when the PIN of another card is set',
    ['CARD-PIN-STATE-006', 'CARD-PIN-006'],
    async ({ platform }) => {
      const card = await blockedPinCard(platform);
      const other = await activeCard(platform);
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, other.id, await sealedPin(platform, '8149'));

      expect(reply, 'set-PIN on the other card').toBeSuccess();
      expect(await pinStatusOf(platform, card), 'the PIN of the first card').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED when set-PIN is refused to an agent',
    'AUTH-SCHEME-003',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const card = await blockedPinCardOfAgent(platform);
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });

      expect(reply, 'set-PIN by the agent').toBeRefused();
      expect(await pinStatusOf(platform, card), 'the PIN after the refusal').toBe('BLOCKED');
    },
  );

  check('can be replaced by set-PIN', 'CARD-PIN-STATE-001', async ({ platform }) => {
    const { reply } = await setBlockedPin(platform);

    expect(reply).toBeSuccess(204);
  });

  check('is no longer BLOCKED after set-PIN', 'CARD-PIN-STATE-002', async ({ platform }) => {
    const { before, reply, after } = await setBlockedPin(platform);

    if (before !== 'BLOCKED') {
      unreached('P-10 a blocked PIN: GET /cards/{id} shows no PIN state');
    }
    expect(reply, 'set-PIN on the card with the blocked PIN').toBeSuccess();
    expect(after, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
  });
});
