import { installed, managedAgent, principal } from '../../fixtures/areas/agents/agents.ts';
import {
  changeAgent,
  changeable,
  changePolicy,
  leftByName,
  readAgent,
} from '../../fixtures/areas/agents/managed.ts';
import { namedOf, showsAll } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, quotes, spender } from '../../fixtures/areas/agents/spender.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  otherPlatform,
  undecided,
} from '../../fixtures/index.ts';

/** What no policy is about. */
const namedAs = (record: unknown) => ({
  name: member(record, 'name'),
  customerId: member(record, 'customerId'),
});

check.describe('PATCH /agents/{agentId}', () => {
  check(
    'with a name changes the name and nothing else',
    'AGENT-UPDATE-001',
    async ({ platform }) => {
      const agent = await managedAgent(platform, await principal(platform));
      const before = await readAgent(platform, agent);
      const name = platform.unique();

      await changeAgent(platform, agent, { name });

      const after = await readAgent(platform, agent);
      expect(member(after, 'name'), 'the name of the agent').toBe(name);
      expect(leftByName(after), 'the members of the agent besides its name').toEqual(
        leftByName(before),
      );
    },
  );

  check(
    'with a name changes only the name of a paused, connected agent',
    'AGENT-UPDATE-001',
    async ({ platform }) => {
      const agent = await installed(platform, await principal(platform));
      const reads = async () => isSuccess(await platform.api.getAgentMe({ auth: agent.auth }));
      for (const isPaused of [true, false]) await changeAgent(platform, agent, { isPaused });
      const resumed = await reads();
      await changeAgent(platform, agent, { isPaused: true });
      const paused = await reads();
      const before = leftByName(await readAgent(platform, agent));

      await changeAgent(platform, agent, { name: platform.unique() });

      const after = leftByName(await readAgent(platform, agent));
      expect(after, 'the members of the agent besides its name').toEqual(before);
      expect(await reads(), 'whether the renamed agent, paused, reads itself').toBe(paused);
      await changeAgent(platform, agent, { isPaused: false });
      expect(await reads(), 'whether the renamed agent, resumed, reads itself').toBe(resumed);
    },
  );

  check('of an agent that does not exist returns 404', 'AGENT-UPDATE-002', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    await changeAgent(platform, agent, { name: platform.unique() });

    const agentId = unknownOf(agent.id);
    const reply = await platform.api.updateAgent({ agentId, body: { name: 'No Agent' } });

    expect(reply, 'the change of an unknown agent').toBeRefused(404);
  });

  check("of another platform's agent is refused", 'AGENT-UPDATE-003', async ({ run, platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    await changeAgent(platform, agent, { name: platform.unique() });
    const before = changeable(await readAgent(platform, agent));

    const body = { name: 'Renamed By Another', isPaused: true };
    const reply = await otherPlatform(run).api.updateAgent({ agentId: agent.id, body });

    expect(reply, 'the change by another platform').toBeRefused();
    expect(
      changeable(await readAgent(platform, agent)),
      'the name and isPaused of the agent after the refused change',
    ).toEqual(before);
  });

  check(
    "with another customerId does not change the agent's customer",
    'AGENT-UPDATE-004',
    async ({ platform }) => {
      const agent = await installed(platform, await principal(platform));
      const { id: agentId, auth, customerId: own } = agent;
      await changeAgent(platform, agent, { name: platform.unique() });
      const { id: customerId } = await newApprovedCustomer(platform);
      const read = (id: string) =>
        platform.call('getCustomerById', { path: { customerId: id }, auth });
      const before = await read(own);
      if (!isSuccess(before))
        undecided(
          'GET /customers/{customerId} refuses the agent its own customer, before any change of the agent',
          before,
        );

      await platform.call('updateAgent', {
        path: { agentId },
        body: { name: platform.unique(), customerId },
      });

      expect(await read(customerId), 'the read of the other customer').toBeRefused();
      expect(await read(own), "the read of the agent's own customer").toBeSuccess();
    },
  );
});

check.describe('PATCH /agents/{agentId}/policy', () => {
  check('changes the members it names and no others', 'AGENT-UPDATE-005', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    const whole = await readAgent(platform, agent);
    const before = member(whole, 'policy');

    await changePolicy(platform, agent, { permissions: ['VIEW_TRANSACTIONS'] });

    const changed = await readAgent(platform, agent);
    expect(namedAs(changed), 'the name and the customer of the agent').toEqual(namedAs(whole));
    expect(member(changed, 'isPaused'), 'isPaused').toBe(member(whole, 'isPaused'));
    const after = member(changed, 'policy');
    expect(member(after, 'permissions'), 'the permissions').toEqual(['VIEW_TRANSACTIONS']);
    for (const name of ['defaultExecutionMode', 'spendingLimits']) {
      const isKept = showsAll(member(after, name), member(before, name) ?? notShown(name));
      expect(isKept, `whether ${name} is as before the change`).toBe(true);
    }
  });

  check('takes effect at the next call of the agent', 'AGENT-UPDATE-006', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    expect(
      await quotes(platform, agent, payer),
      'the quote before the policy is narrowed',
    ).toBeSuccess();

    await changePolicy(platform, agent, { permissions: ['VIEW_TRANSACTIONS'] });

    expect(
      await quotes(platform, agent, payer),
      'the quote after the policy is narrowed',
    ).toBeError(403, 'FORBIDDEN');
  });

  check(
    'of an unknown agent or by another platform is refused',
    'AGENT-UPDATE-007',
    async ({ run, platform }) => {
      const { id: agentId } = await managedAgent(platform, await principal(platform));
      await changePolicy(platform, { id: agentId }, { permissions: ['VIEW_TRANSACTIONS'] });
      const before = member(await readAgent(platform, { id: agentId }), 'policy');
      const body = { permissions: [] };

      const foreign = await otherPlatform(run).api.updateAgentPolicy({ agentId, body });
      const unknown = await platform.api.updateAgentPolicy({
        agentId: unknownOf(agentId),
        body,
      });

      expect(foreign, 'the change by another platform').toBeRefused();
      expect(unknown, "the change of an unknown agent's policy").toBeRefused();
      const after = member(await readAgent(platform, { id: agentId }), 'policy');
      expect(showsAll(after, namedOf(before)), 'whether the policy is as before').toBe(true);
    },
  );

  check(
    'leaves the policy of another agent unchanged',
    'AGENT-UPDATE-008',
    async ({ platform }) => {
      const customerId = await principal(platform);
      const other = await managedAgent(platform, customerId);
      const agent = await managedAgent(platform, customerId);
      const before = member(await readAgent(platform, other), 'policy');

      await changePolicy(platform, agent, { permissions: ['VIEW_TRANSACTIONS'] });

      const after = member(await readAgent(platform, other), 'policy');
      expect(
        showsAll(after, namedOf(before)),
        'whether the policy of the other agent is as before',
      ).toBe(true);
    },
  );
});
