import {
  createdAgent,
  installed,
  managedAgent,
  principal,
  redeemed,
} from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { listedAgents, readAgent, removeAgent } from '../../fixtures/areas/agents/managed.ts';
import { allowedReads } from '../../fixtures/areas/agents/reads.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import {
  check,
  expect,
  idsIn,
  member,
  otherPlatform,
  type Platform,
  text,
  waitFor,
} from '../../fixtures/index.ts';

/** The answers to the token of an agent that was deleted, once the service has taken notice. */
async function answersToDeleted(platform: Platform) {
  const agent = await installed(platform, await principal(platform));
  const reads = await allowedReads(platform, agent);
  await removeAgent(platform, agent);
  const isRefused = ({ status }: { status: number }) => status >= 400;
  return Promise.all(
    reads.map(async ({ what, read }) => ({
      what,
      reply: await waitFor(read, isRefused, platform.target.settleMs),
    })),
  );
}

check.describe('an agent that was deleted', () => {
  check('is neither found nor listed', 'AGENT-DELETE-001', async ({ platform }) => {
    const customerId = await principal(platform);
    const agent = await managedAgent(platform, customerId);
    const stays = await managedAgent(platform, customerId);
    await readAgent(platform, agent);
    await removeAgent(platform, agent);

    const { status } = await platform.api.getAgentById({ agentId: agent.id });
    expect(status, 'the status of a read of the deleted agent').toBe(404);
    const listed = idsIn(await listedAgents(platform, { customerId }, stays));
    expect(listed, 'the ids of the listed agents').not.toContain(agent.id);
  });

  check('has an access token that is refused', 'AGENT-DELETE-002', async ({ platform }) => {
    for (const { what, reply } of await answersToDeleted(platform)) {
      expect(reply, `the read of ${what} by the deleted agent`).toBeRefused();
    }
  });

  check(
    'has an access token that is refused with 401',
    'AGENT-DELETE-003',
    async ({ platform }) => {
      for (const { what, reply } of await answersToDeleted(platform)) {
        expect(reply, `the read of ${what} by the deleted agent`).toBeError(401, 'UNAUTHORIZED');
      }
    },
  );

  check('has a device code that cannot be redeemed', 'AGENT-DELETE-004', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    const stays = await createdAgent(platform, await principal(platform));
    await removeAgent(platform, agent);

    const reply = await redeemDeviceCode(platform, agent.code);

    await redeemed(platform, stays.code);
    const bearer = text(member(reply.json, 'accessToken'));
    if (bearer !== undefined) {
      const read = await platform.call('listTransactions', { auth: { bearer } });
      expect(read, 'the access token from the code of a deleted agent').toBeRefused();
    }
    expect(reply, 'the device code of a deleted agent').toBeRefused();
  });

  check('cannot be deleted again', 'AGENT-DELETE-005', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    await removeAgent(platform, agent);

    const again = await platform.api.deleteAgent({ agentId: agent.id });
    const unknown = await platform.api.deleteAgent({ agentId: unknownOf(agent.id) });

    expect(unknown, 'the deletion of an unknown agent').toBeRefused(404);
    expect(again.status, 'the status of the second deletion').toBe(404);
  });

  check(
    'does not affect another agent of the same customer',
    'AGENT-DELETE-007',
    async ({ platform }) => {
      const customerId = await principal(platform);
      const reads = await allowedReads(platform, await installed(platform, customerId));
      const open = await createdAgent(platform, customerId);
      await removeAgent(platform, await installed(platform, customerId));

      for (const { what, read } of reads)
        expect(await read(), `the read of ${what} by another agent`).toBeSuccess();
      expect(
        await redeemDeviceCode(platform, open.code),
        'the device code of another agent of the customer',
      ).toBeSuccess();
    },
  );
});

check.describe('DELETE /agents/{agentId}', () => {
  check("of another platform's agent is refused", 'AGENT-DELETE-006', async ({ run, platform }) => {
    await removeAgent(platform, await managedAgent(platform, await principal(platform)));
    const agent = await installed(platform, await principal(platform));
    const reads = await allowedReads(platform, agent);

    const reply = await otherPlatform(run).api.deleteAgent({ agentId: agent.id });

    expect(reply, 'the deletion by another platform').toBeRefused();
    for (const { what, read } of reads)
      expect(await read(), `the read of ${what} after the refused deletion`).toBeSuccess();
  });
});
