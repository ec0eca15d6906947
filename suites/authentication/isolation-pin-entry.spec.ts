import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { pinEntryUrl } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  expect,
  isSuccess,
  otherCardPlatform,
  requireSuccess,
  test,
} from '../../fixtures/index.ts';

test.describe('the hosted PIN entry of a card', () => {
  test(
    'is offered to no other platform',
    covers('AUTH-PLATFORM-007'),
    async ({ run, platform }) => {
      const { id } = await sharedCard(platform);
      const own = await pinEntryUrl(platform, { id });
      requireSuccess(platform, 'getCardPinEntryUrl', own, 'a hosted PIN-entry address');

      const reply = await otherCardPlatform(run).call('getCardPinEntryUrl', { path: { id } });

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
      requireSuccess(platform, 'getCardPinEntryUrl', own, 'a hosted PIN-entry address');

      const reply = await platform.call('getCardPinEntryUrl', { path: { id }, auth });

      expect(isSuccess(reply), `asking for it answered ${reply.status}`).toBe(false);
    },
  );
});
