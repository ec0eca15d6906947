import {
  decidedOn,
  decideOn,
  statusOfAction,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { installed, knownId, managedAgent, redeemed } from '../../fixtures/areas/agents/agents.ts';
import { isShownRedeemed, replacedCode } from '../../fixtures/areas/agents/codes.ts';
import {
  changeAgent,
  changeable,
  changePolicy,
  readAgent,
  removeAgent,
} from '../../fixtures/areas/agents/managed.ts';
import { policyOf } from '../../fixtures/areas/agents/policy.ts';
import { creditedInTheEnd, creditedSince } from '../../fixtures/areas/agents/spender.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  requireListed,
} from '../../fixtures/index.ts';

/** The agent of a customer, and one that the platform has created for another; once per worker. */
function twoCustomers(platform: Platform) {
  return platform.once('agents of two customers', async () => {
    const { id: own } = await newApprovedCustomer(platform);
    const { id: other } = await newApprovedCustomer(platform);
    const { auth } = await installed(platform, own);
    return { auth, own, foreign: await managedAgent(platform, other) };
  });
}

check.describe('an agent', () => {
  check('cannot change its own policy', 'AGENT-SCOPE-001', async ({ platform }) => {
    const { id: customerId } = await newApprovedCustomer(platform);
    const narrow = {
      permissions: ['VIEW_TRANSACTIONS'],
      defaultExecutionMode: 'APPROVAL_REQUIRED',
    };
    const { id, auth } = await installed(platform, customerId, { policy: narrow });
    await changePolicy(platform, { id }, narrow);

    const body = policyOf('USD');
    const reply = await platform.api.updateAgentPolicy({ agentId: id, body, auth });

    const policy = member(await readAgent(platform, { id }), 'policy');
    expect(member(policy, 'permissions'), "the permissions after the agent's own change").toEqual(
      narrow.permissions,
    );
    expect(reply, 'the change of the policy by its own agent').toBeRefused();
  });

  check('cannot create an agent', 'AGENT-SCOPE-002', async ({ platform }) => {
    const { auth, own, foreign } = await twoCustomers(platform);

    for (const [customerId, whose] of [
      [foreign.customerId, 'POST /agents by the agent, for another customer'],
      [own, 'POST /agents by the agent, for its own customer'],
    ] as const) {
      const body = { name: platform.unique(), customerId, policy: policyOf('USD') };
      expect(await platform.api.createAgent({ body, auth }), whose).toBeRefused();
    }
  });

  check('cannot approve its own action', 'AGENT-SCOPE-003', async ({ platform }) => {
    const waiting = await waitingAction(platform);
    const { agent, spender, before } = waiting;

    const reply = await decideOn(platform, 'approve', waiting, agent.auth);

    expect(reply, 'the approval by the agent itself').toBeRefused();
    const credited = await creditedInTheEnd(platform, spender, before);
    expect(credited, 'the credited amount').toBe(0);
    const own = await decideOn(platform, 'approve', waiting);
    expect(own, 'the same approval by the platform').toBeSuccess();
    await creditedSince(platform, spender, before);
  });
});

check.describe('an agent', () => {
  check("cannot change another customer's agent", 'AGENT-SCOPE-004', async ({ platform }) => {
    const { auth, foreign } = await twoCustomers(platform);
    await changeAgent(platform, foreign, { name: foreign.name });
    const before = changeable(await readAgent(platform, foreign));

    const body = { name: 'Renamed By Agent', isPaused: true };
    const reply = await platform.api.updateAgent({ agentId: foreign.id, body, auth });

    expect(reply, "the change by another customer's agent").toBeRefused();
    const after = changeable(await readAgent(platform, foreign));
    expect(after, 'the name and isPaused of the agent after the refused change').toEqual(before);
  });

  check("cannot delete another customer's agent", 'AGENT-SCOPE-005', async ({ platform }) => {
    const { auth, foreign } = await twoCustomers(platform);
    await removeAgent(platform, await managedAgent(platform, foreign.customerId));

    const reply = await platform.api.deleteAgent({ agentId: foreign.id, auth });

    expect(reply, "the deletion by another customer's agent").toBeRefused();
    const after = await platform.api.getAgentById({ agentId: foreign.id });
    expect(after, 'the read of the agent after the refused deletion').toBeSuccess();
  });

  check("cannot read another customer's agent", 'AGENT-SCOPE-006', async ({ platform }) => {
    const { auth, foreign } = await twoCustomers(platform);
    const query = { customerId: foreign.customerId };
    await readAgent(platform, foreign);
    await requireListed(platform, 'listAgents', { query }, foreign.id);

    const read = await platform.api.getAgentById({ agentId: foreign.id, auth });
    const list = await platform.api.listAgents({ auth });
    const filtered = await platform.api.listAgents({ query, auth });

    expect(read, "the read by another customer's agent").toBeRefused();
    for (const each of [list, filtered]) {
      expect(
        isSuccess(each) && each.text.includes(foreign.id),
        "whether a list for another customer's agent shows the agent",
      ).toBe(false);
    }
  });

  check(
    "can neither read nor replace the device code of another customer's agent",
    'AGENT-SCOPE-007',
    async ({ platform }) => {
      const { auth, foreign } = await twoCustomers(platform);
      const agent = await managedAgent(platform, foreign.customerId);
      const { code } = agent;
      await isShownRedeemed(platform, code);
      await replacedCode(platform, await managedAgent(platform, foreign.customerId));

      const status = await platform.api.getAgentDeviceCodeStatus({ code, auth });
      const other = await platform.api.regenerateAgentDeviceCode({ agentId: agent.id, auth });

      expect(other, "the new code for another customer's agent").toBeRefused();
      await redeemed(platform, code);
      expect(status, "the status of the code for another customer's agent").toBeRefused();
    },
  );

  check(
    "can neither list nor reject an action of another customer's agent",
    'AGENT-SCOPE-008',
    async ({ platform }) => {
      const { auth } = await twoCustomers(platform);
      const waiting = await waitingAction(platform);
      const query = { agentId: knownId(waiting.agent) };
      const before = await statusOfAction(platform, waiting);
      await requireListed(platform, 'listAgentApprovals', { query }, waiting.actionId);

      const approvals = await platform.api.listAgentApprovals({ auth });
      const filtered = await platform.api.listAgentApprovals({ query, auth });
      const reply = await decideOn(platform, 'reject', waiting, auth);

      expect(reply, "the rejection by another customer's agent").toBeRefused();
      for (const each of [approvals, filtered]) {
        const isShown = isSuccess(each) && each.text.includes(waiting.actionId);
        expect(isShown, "whether a list for another customer's agent shows the action").toBe(false);
      }
      expect(
        await statusOfAction(platform, waiting),
        'the status of the action after the refused rejection',
      ).toBe(before);
      await decidedOn(platform, 'reject', waiting);
    },
  );
});
