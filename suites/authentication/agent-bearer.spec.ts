import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { cardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock, sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, sharedCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, isSuccess, member, rowsOf, undecided } from '../../fixtures/index.ts';

check.describe('an agent', () => {
  check(
    'cannot set the PIN of a card of its own customer',
    'AUTH-SCHEME-002',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const card = await cardOfAgent(platform);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });
      expect(reply, "set-PIN with an agent's access token").toBeRefused();
      if (reply.status !== 401) {
        const control = await setCardPin(platform, card.id, await sealedPin(platform, '5160'));
        return expect(control, "set-PIN with the platform's credentials").toBeSuccess();
      }
      // What is said of credentials is not said of the block, whether or not a key opens that.
      const { status } = await platform.api.getCardById({ id: card.id, auth });
      if (status === 401)
        undecided("GET /cards/{id} also refuses the agent's access token with 401");
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    },
  );

  check(
    'does not receive 401 when it reads a card of its own customer',
    'AUTH-AGENT-001',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const card = await cardOfAgent(platform);

      const reply = await platform.api.getCardById({ id: card.id, auth });

      // The agent's policy may forbid the call (G-21), but its credentials are valid.
      expect(reply.status, 'the status of a request with valid credentials').not.toBe(401);
    },
  );

  check(
    'cannot read or list a card of another customer',
    'AUTH-AGENT-002',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const own = await cardOfAgent(platform);
      const other = await sharedCard(platform);

      const reply = await platform.api.getCardById({ id: other.id, auth });
      const list = await platform.api.listCards({ auth });

      expect(reply, "the read by another customer's agent").toBeRefused();
      const rows = rowsOf(list);
      expect(
        rows.map((row) => member(row, 'id')),
        "the ids of the cards listed for another customer's agent",
      ).not.toContain(other.id);
      if (!isSuccess(await platform.api.getCardById({ id: own.id, auth }))) {
        undecided(
          "GET /cards/{id} also refuses the agent a card of its own customer, so the agent's policy may forbid all cards",
        );
      }
    },
  );

  check('cannot change a card of another customer', 'AUTH-AGENT-003', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await activeCard(platform);

    const reply = await platform.api.updateCardById({
      id: card.id,
      body: { status: 'FROZEN' },
      auth,
    });

    expect(reply, "the change by another customer's agent").toBeRefused();
    expect(await statusOf(platform, card), 'the status of the card after the refused change').toBe(
      'ACTIVE',
    );
    expect(
      await changeStatus(platform, card, 'FROZEN'),
      'the same change by the platform',
    ).toBeSuccess();
  });
});
