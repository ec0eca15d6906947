import { agentAuth, newAgent } from '../../fixtures/areas/agents/agents.ts';
import { closedCardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import { cardIdsOf } from '../../fixtures/areas/cards/card-list.ts';
import {
  activeCard,
  cardOrder,
  newCardholder,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { check, expect, needs } from '../../fixtures/index.ts';

// Its policy may forbid an agent to touch cards; what is allowed to no one is allowed to no agent.
check.describe("an agent's access token", () => {
  check('reopens no closed card', 'AUTH-AGENT-016', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await closedCardOfAgent(platform);

    const body = { status: 'ACTIVE' };
    const reply = await platform.api.updateCardById({ id: card.id, body, auth });

    expect(reply, 'the update of the closed card by the agent').toBeRefused();
    expect(await statusOf(platform, card), 'the status of the card').toBe('CLOSED');
  });

  check(
    'issues no second card on a one-per-cardholder platform',
    'AUTH-AGENT-017',
    async ({ run }) => {
      const platform =
        run.platformWith({ oneCardPerCardholder: true }) ??
        needs('P-12', 'one card per cardholder: add a platform with oneCardPerCardholder: true');
      const holder = await newCardholder(platform);
      const { auth } = await newAgent(platform, holder.customerId);
      const card = await activeCard(platform, holder);

      const reply = await platform.api.createCard({ body: cardOrder(platform, holder), auth });

      expect(reply, 'a second card, ordered by the agent').toBeRefused();
      const ids = await cardIdsOf(platform, holder.customerId);
      expect(
        ids.filter((id) => id !== card.id),
        'the ids of further cards',
      ).toEqual([]);
    },
  );
});
