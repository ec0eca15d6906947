import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { hostedPinEntry } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, otherCardPlatform } from '../../fixtures/index.ts';

check.describe('the PIN-entry URL of a card', () => {
  check('is not returned to another platform', 'AUTH-PLATFORM-007', async ({ run, platform }) => {
    const { id } = await sharedCard(platform);
    await hostedPinEntry(platform, id);

    const reply = await otherCardPlatform(run).api.getCardPinEntryUrl({ id });

    expect(reply, 'the hosted page for another platform').toBeRefused();
  });

  check(
    'is not returned to an agent of another customer',
    'AUTH-AGENT-008',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id } = await sharedCard(platform);
      await hostedPinEntry(platform, id);

      const reply = await platform.api.getCardPinEntryUrl({ id, auth });

      expect(reply, "the hosted page for another customer's agent").toBeRefused();
    },
  );
});
