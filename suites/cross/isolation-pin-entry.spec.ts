import { agentAuth } from '../../fixtures/agents/agents.ts';
import { sharedCard } from '../../fixtures/cards/cards.ts';
import { pinEntryUrl } from '../../fixtures/cards/pin-entry.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { reachedBy } from '../../fixtures/platform/drive.ts';
import { otherCardPlatform } from '../../fixtures/platform/other-platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

test.describe('the hosted PIN entry of a card', () => {
  test(
    'is offered to no other platform',
    covers('AUTH-PLATFORM-007'),
    async ({ session, platform }) => {
      const { id } = await sharedCard(platform);
      const own = await pinEntryUrl(platform, { id });
      reachedBy(platform, 'getCardPinEntryUrl', own, 'a hosted PIN-entry address');

      const reply = await otherCardPlatform(session).call('getCardPinEntryUrl', { path: { id } });

      expect(isSuccess(reply), `asking for it answered ${reply.status}`).toBe(false);
    },
  );

  test(
    'is offered to no agent of another customer',
    covers('AUTH-AGENT-008'),
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id } = await sharedCard(platform);
      const own = await pinEntryUrl(platform, { id });
      reachedBy(platform, 'getCardPinEntryUrl', own, 'a hosted PIN-entry address');

      const reply = await platform.call('getCardPinEntryUrl', { path: { id }, auth });

      expect(isSuccess(reply), `asking for it answered ${reply.status}`).toBe(false);
    },
  );
});
