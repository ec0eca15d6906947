import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { cardholder, cardOrder, close, unreadCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('an agent', () => {
  check('cannot issue a card to another customer', 'AUTH-AGENT-007', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const holder = await cardholder(platform);
    await close(platform, await unreadCard(platform, holder));
    const body = cardOrder(platform, holder);

    const reply = await platform.api.createCard({ body, auth });

    expect(reply, "the order by another customer's agent").toBeRefused();
    const { text } = await platform.api.listCards({ query: { cardholderId: holder.customerId } });
    expect(text, "the list of the other customer's cards").not.toContain(
      member(body, 'platformCardId'),
    );
  });
});
