import { createdAgent, managedAgent, redeemed } from '../../fixtures/areas/agents/agents.ts';
import { changeAgent, listedAgents, readAgent } from '../../fixtures/areas/agents/managed.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  expect,
  expectNarrowed,
  isSuccess,
  member,
  otherPlatform,
  type Platform,
  requireListed,
} from '../../fixtures/index.ts';

/** A new customer, for whom nothing but these agents acts. */
async function newPrincipal(platform: Platform): Promise<string> {
  return (await newApprovedCustomer(platform)).id;
}

check.describe('GET /agents/{agentId}', () => {
  check('shows whether the agent is connected', 'AGENT-READ-001', async ({ platform }) => {
    const agent = await managedAgent(platform, await newPrincipal(platform));
    expect(
      member(await readAgent(platform, agent), 'isConnected'),
      'isConnected before the code is redeemed',
    ).toBe(false);

    await redeemed(platform, agent.code);

    expect(
      member(await readAgent(platform, agent), 'isConnected'),
      'isConnected after the code is redeemed',
    ).toBe(true);
  });

  check('of an agent that does not exist returns 404', 'AGENT-READ-002', async ({ platform }) => {
    const agent = await managedAgent(platform, await newPrincipal(platform));
    await readAgent(platform, agent);

    const agentId = unknownOf(agent.id);
    expect(
      await platform.api.getAgentById({ agentId }),
      'the read of an unknown agent',
    ).toBeRefused(404);
  });

  check(
    'of an agent that does not exist returns NOT_FOUND',
    'AGENT-READ-003',
    async ({ platform }) => {
      const agent = await managedAgent(platform, await newPrincipal(platform));
      await readAgent(platform, agent);

      const agentId = unknownOf(agent.id);
      expect(
        await platform.api.getAgentById({ agentId }),
        'the read of an unknown agent',
      ).toBeError(404, 'NOT_FOUND');
    },
  );

  check("of another platform's agent is refused", 'AGENT-READ-004', async ({ run, platform }) => {
    const agent = await managedAgent(platform, await newPrincipal(platform));
    await readAgent(platform, agent);

    expect(
      await otherPlatform(run).api.getAgentById({ agentId: agent.id }),
      'the read by another platform',
    ).toBeRefused();
  });
});

check.describe('GET /agents', () => {
  check('lists every agent once', 'AGENT-LIST-001', async ({ platform }) => {
    const customerId = await newPrincipal(platform);
    const agents = [
      await managedAgent(platform, customerId),
      await managedAgent(platform, customerId),
    ];

    const rows = await listedAgents(platform, {}, ...agents);

    for (const { id, name } of agents) {
      const own = rows.filter((row) => member(row, 'id') === id);
      expect(own.length, 'how often the agent is listed').toBe(1);
      expect(member(own[0], 'name'), 'the name of the listed agent').toBe(name);
      expect(member(own[0], 'customerId'), 'the customerId of the listed agent').toBe(customerId);
    }
  });

  check('lists a paused agent without isPaused', 'AGENT-LIST-006', async ({ platform }) => {
    const customerId = await newPrincipal(platform);
    const paused = await managedAgent(platform, customerId);
    await requireListed(platform, 'listAgents', { query: { customerId } }, paused.id);
    await changeAgent(platform, paused, { isPaused: true });

    const rows = await listedAgents(platform, { customerId }, paused);

    const ids = rows.map((row) => member(row, 'id'));
    expect(ids, 'the listed ids').toContain(paused.id);
  });

  check('can be filtered by customerId', 'AGENT-LIST-002', async ({ platform }) => {
    const { id, customerId } = await managedAgent(platform, await newPrincipal(platform));
    const values = [customerId, await newPrincipal(platform)] as const;

    await expectNarrowed(platform, { operation: 'listAgents', name: 'customerId', values }, id);
  });

  check('can be filtered by isPaused', 'AGENT-LIST-003', async ({ platform }) => {
    const customerId = await newPrincipal(platform);
    const paused = await managedAgent(platform, customerId);
    const going = await managedAgent(platform, customerId);
    await changeAgent(platform, paused, { isPaused: true });

    const filter = { operation: 'listAgents', name: 'isPaused', beside: { customerId } } as const;
    await expectNarrowed(platform, { ...filter, values: ['true', 'false'] }, paused.id);
    await expectNarrowed(platform, { ...filter, values: ['false', 'true'] }, going.id);
  });

  check('can be filtered by isConnected', 'AGENT-LIST-004', async ({ platform }) => {
    const customerId = await newPrincipal(platform);
    const connected = await managedAgent(platform, customerId);
    const open = await managedAgent(platform, customerId);
    await redeemed(platform, connected.code);

    const filter = {
      operation: 'listAgents',
      name: 'isConnected',
      beside: { customerId },
    } as const;
    await expectNarrowed(platform, { ...filter, values: ['true', 'false'] }, connected.id);
    await expectNarrowed(platform, { ...filter, values: ['false', 'true'] }, open.id);
  });

  check('lists no agent of another platform', 'AGENT-LIST-005', async ({ run, platform }) => {
    const { id, customerId } = await managedAgent(platform, await newPrincipal(platform));
    await requireListed(platform, 'listAgents', { query: { customerId } }, id);
    const other = otherPlatform(run);
    await createdAgent(other, await newPrincipal(other));

    for (const query of [{}, { customerId }]) {
      const list = await other.api.listAgents({ query });
      expect(
        isSuccess(list) && list.text.includes(id),
        "whether another platform's list shows the agent",
      ).toBe(false);
    }
  });
});
