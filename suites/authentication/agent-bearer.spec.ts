import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { cardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import { goodBlock, sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, sharedCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  member,
  rowsOf,
  undecided,
} from '../../fixtures/index.ts';

describe("an agent's access token", () => {
  check('is refused by set-PIN', covers('AUTH-SCHEME-002'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await cardOfAgent(platform);

    const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });
    expect(reply).toBeRefused();
    const control = await setCardPin(platform, card.id, await sealedPin(platform, '5160'));
    expect(control, 'from the platform itself').toBeSuccess();
  });

  check("reads a card of the agent's customer", covers('AUTH-AGENT-001'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await cardOfAgent(platform);

    const reply = await platform.api.getCardById({ id: card.id, auth });

    // The agent's policy may forbid the call (G-21), but its credentials are valid.
    expect(reply.status, 'an answer to valid credentials').not.toBe(401);
  });

  check('reads no card of another customer', covers('AUTH-AGENT-002'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const own = await cardOfAgent(platform);
    const other = await sharedCard(platform);

    const reply = await platform.api.getCardById({ id: other.id, auth });
    const list = await platform.api.listCards({ auth });

    expect(reply).toBeRefused();
    const rows = rowsOf(list);
    expect(
      rows.map((row) => member(row, 'id')),
      'the cards listed',
    ).not.toContain(other.id);
    if (!isSuccess(await platform.api.getCardById({ id: own.id, auth }))) {
      undecided("the agent's policy lets it read no card at all");
    }
  });

  check('changes no card of another customer', covers('AUTH-AGENT-003'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await activeCard(platform);

    const reply = await platform.api.updateCardById({
      id: card.id,
      body: { status: 'FROZEN' },
      auth,
    });

    expect(reply).toBeRefused();
    expect(await statusOf(platform, card)).toBe('ACTIVE');
    expect(await changeStatus(platform, card, 'FROZEN'), 'by the platform itself').toBeSuccess();
  });
});
