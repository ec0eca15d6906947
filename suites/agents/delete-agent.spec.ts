import { createdAgent, installed, managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { listedAgents, readAgent, removeAgent } from '../../fixtures/areas/agents/managed.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  covers,
  describe,
  expect,
  idsIn,
  isSuccess,
  otherPlatform,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** A customer whose agents are deleted; once per worker. */
function customer(platform: Platform): Promise<string> {
  return platform.once('a customer of agents that are deleted', async () => {
    const { id } = await newApprovedCustomer(platform);
    return id;
  });
}

/** The answers to the token of an agent that was deleted, once the service has taken notice. */
async function answersToDeleted(platform: Platform) {
  const agent = await installed(platform, await customer(platform));
  const { auth, customerId } = agent;
  const read = () => platform.call('listTransactions', { auth });
  const before = await read();
  if (!isSuccess(before)) undecided('the agent is refused before it is deleted', before);
  await removeAgent(platform, agent);
  const isRefused = ({ status }: { status: number }) => status >= 400;
  const after = await waitFor(read, isRefused, platform.target.settleMs);
  const own = await waitFor(
    () => platform.call('getCustomerById', { path: { customerId }, auth }),
    isRefused,
    platform.target.settleMs,
  );
  return { after, own };
}

describe('an agent that was deleted', () => {
  check('is not found and not listed', covers('AGENT-DELETE-001'), async ({ platform }) => {
    const customerId = await customer(platform);
    const agent = await managedAgent(platform, customerId);
    const stays = await managedAgent(platform, customerId);
    await readAgent(platform, agent);
    await removeAgent(platform, agent);

    const { status } = await platform.api.getAgentById({ agentId: agent.id });
    expect(status, 'the status of a read').toBe(404);
    const listed = idsIn(await listedAgents(platform, { customerId }, stays));
    expect(listed, 'the list').not.toContain(agent.id);
  });

  check('has an access token that is refused', covers('AGENT-DELETE-002'), async ({ platform }) => {
    const { after, own } = await answersToDeleted(platform);

    expect(after, 'transactions').toBeRefused();
    expect(own, 'its customer').toBeRefused();
  });

  check(
    'has an access token that returns 401',
    covers('AGENT-DELETE-003'),
    async ({ platform }) => {
      const { after, own } = await answersToDeleted(platform);

      expect(after, 'transactions').toBeError(401, 'UNAUTHORIZED');
      expect(own, 'its customer').toBeError(401, 'UNAUTHORIZED');
    },
  );

  check('has a device code that is refused', covers('AGENT-DELETE-004'), async ({ platform }) => {
    const agent = await managedAgent(platform, await customer(platform));
    await removeAgent(platform, agent);

    expect(await redeemDeviceCode(platform, agent.code)).toBeRefused();
  });

  check('is not deleted again', covers('AGENT-DELETE-005'), async ({ platform }) => {
    const agent = await managedAgent(platform, await customer(platform));
    await removeAgent(platform, agent);

    const again = await platform.api.deleteAgent({ agentId: agent.id });
    const unknown = await platform.api.deleteAgent({ agentId: unknownOf(agent.id) });

    expect(unknown, 'one that never was').toBeRefused(404);
    expect(again.status, 'the second deletion').toBe(404);
  });

  check(
    'leaves another agent of its customer in force',
    covers('AGENT-DELETE-007'),
    async ({ platform }) => {
      const customerId = await customer(platform);
      const { auth } = await installed(platform, customerId);
      const open = await createdAgent(platform, customerId);
      const before = await platform.call('listTransactions', { auth });
      await removeAgent(platform, await installed(platform, customerId));

      const reply = await platform.call('listTransactions', { auth });

      expect(reply.status, 'an answer to the other').toBe(before.status);
      expect(await redeemDeviceCode(platform, open.code), 'the code of a third').toBeSuccess();
    },
  );
});

describe('DELETE /agents/{agentId}', () => {
  check(
    "of another platform's agent is refused",
    covers('AGENT-DELETE-006'),
    async ({ run, platform }) => {
      await removeAgent(platform, await managedAgent(platform, await customer(platform)));
      const { id: agentId, auth } = await installed(platform, await customer(platform));
      const before = await platform.call('listTransactions', { auth });

      const reply = await otherPlatform(run).api.deleteAgent({ agentId });

      expect(reply).toBeRefused();
      const after = await platform.call('listTransactions', { auth });
      expect(after.status, 'an answer to its access token').toBe(before.status);
    },
  );
});
