import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { cardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import { unlessBlockRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock, sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, sharedCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  type Platform,
  rowsOf,
  test,
  unverified,
} from '../../fixtures/index.ts';

async function readAs(platform: Platform, card: { id: string }) {
  const auth = await agentAuth(platform);
  return platform.call('getCardById', { path: { id: card.id }, auth });
}

test.describe("an agent's bearer", () => {
  test('is not accepted by set-PIN', covers('AUTH-SCHEME-002'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await cardOfAgent(platform);

    const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });

    unlessBlockRefused(platform, reply);
    expect(isSuccess(reply), `set-PIN answered ${reply.status}`).toBe(false);
    const control = await setCardPin(platform, card.id, await sealedPin(platform, '5160'));
    expect(unlessBlockRefused(platform, control), 'from the platform itself').toBeSuccess();
  });

  test("reads a card of the agent's customer", covers('AUTH-AGENT-001'), async ({ platform }) => {
    const reply = await readAs(platform, await cardOfAgent(platform));

    // The agent's policy may forbid the call (G-21); its credentials are valid all the same.
    expect(reply.status, 'an answer to valid credentials').not.toBe(401);
  });

  test('reads no card of another customer', covers('AUTH-AGENT-002'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const own = await cardOfAgent(platform);
    const other = await sharedCard(platform);

    const reply = await readAs(platform, other);

    expect(isSuccess(reply), `reading answered ${reply.status}`).toBe(false);
    const list = await platform.call('listCards', { auth });
    const rows = rowsOf(list, platform.target.setting('paging.dataField'));
    expect(
      rows.map((row) => member(row, 'id')),
      'the cards listed',
    ).not.toContain(other.id);
    if (!isSuccess(await readAs(platform, own))) {
      unverified("G-21 the agent's policy lets it read no card at all");
    }
  });

  test('changes no card of another customer', covers('AUTH-AGENT-003'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await activeCard(platform);

    const path = { id: card.id };
    const reply = await platform.call('updateCardById', { path, body: { status: 'FROZEN' }, auth });

    expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    expect(await statusOf(platform, card)).toBe('ACTIVE');
    expect(await changeStatus(platform, card, 'FROZEN'), 'by the platform itself').toBeSuccess();
  });
});
