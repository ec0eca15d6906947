import {
  actionsOf,
  creditedFor,
  DECISIONS,
  decidedOn,
  readAction,
  type WaitingAction,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { knownId } from '../../fixtures/areas/agents/agents.ts';
import { newSpender } from '../../fixtures/areas/agents/spender.ts';
import {
  check,
  expect,
  expectNarrowed,
  idsIn,
  isSuccess,
  member,
  narrowedBy,
  otherPlatform,
  type Platform,
  requireListed,
  waitFor,
} from '../../fixtures/index.ts';

/** Actions that wait, of two agents of one customer and of one of another; once per worker. */
function waitingActions(platform: Platform) {
  return platform.once('actions that wait', async () => {
    const one = await waitingAction(platform);
    const two = await waitingAction(platform);
    const foreign = await waitingAction(platform, await newSpender(platform));
    return { one, two, foreign };
  });
}

/** The ids of the actions that the platform is to decide on, once these are among them. */
const approvals = async (platform: Platform, ...awaited: readonly WaitingAction[]) => {
  const ids = awaited.map(({ actionId }) => actionId);
  return idsIn(await narrowedBy(platform, 'listAgentApprovals', {}, ids));
};

check.describe('GET /agents/me/actions', () => {
  check(
    'shows a payment pending approval as PENDING_APPROVAL',
    'AGENT-ACTION-001',
    async ({ platform }) => {
      const { one } = await waitingActions(platform);

      const [row] = await actionsOf(platform, one.agent);
      for (const record of [row, await readAction(platform, one)]) {
        expect(member(record, 'status'), 'the status of the action').toBe('PENDING_APPROVAL');
        // The contract names no further member of an action: one that is not shown, or null, tells nothing.
        const { id, customerId } = one.agent;
        const agentId = member(record, 'agentId') ?? id;
        if (id !== '') expect(agentId, 'the agentId of the action').toBe(id);
        const shown = member(record, 'customerId') ?? customerId;
        expect(shown, 'the customerId of the action').toBe(customerId);
      }
    },
  );

  check('can be filtered by status', 'AGENT-ACTION-002', async ({ platform }) => {
    const { one } = await waitingActions(platform);

    const waiting = idsIn(await actionsOf(platform, one.agent, { status: 'PENDING_APPROVAL' }));
    const over = idsIn(await actionsOf(platform, one.agent, { status: 'REJECTED' }));

    expect(waiting, 'the ids listed for PENDING_APPROVAL').toEqual([one.actionId]);
    expect(over, 'the ids listed for REJECTED').not.toContain(one.actionId);
    // A service may have another word for it, and refuse this one.
    const call = { query: { status: 'APPROVED' }, auth: one.agent.auth };
    const approved = await platform.call('agentListActions', call);
    const isListed = isSuccess(approved) && approved.text.includes(one.actionId);
    expect(isListed, 'whether the list for APPROVED shows the waiting action').toBe(false);
  });

  check("shows no action of another customer's agent", 'AGENT-ACTION-003', async ({ platform }) => {
    const { one, foreign } = await waitingActions(platform);

    const { auth } = foreign.agent;
    await readAction(platform, one);
    await requireListed(platform, 'agentListActions', { auth: one.agent.auth }, one.actionId);
    const listed = idsIn(await actionsOf(platform, foreign.agent));
    const read = await platform.call('agentGetAction', {
      path: { actionId: one.actionId },
      auth,
    });

    expect(listed, "the ids listed for another customer's agent").not.toContain(one.actionId);
    expect(read, "the read by another customer's agent").toBeRefused();
  });
});

check.describe('GET /agents/approvals', () => {
  for (const decision of DECISIONS) {
    check(
      `lists an action only until the platform ${decision}s it`,
      'AGENT-ACTION-004',
      async ({ platform }) => {
        const waiting = await waitingAction(platform);
        const { actionId } = waiting;
        const before = await approvals(platform, waiting);

        await decidedOn(platform, decision, waiting);

        expect(before, 'the approvals listed before the decision').toContain(actionId);
        const after = await waitFor(
          () => approvals(platform),
          (ids) => !ids.includes(actionId),
          platform.target.settleMs,
        );
        expect(after, 'the approvals listed after the decision').not.toContain(actionId);
        await creditedFor(platform, waiting, decision);
      },
    );
  }

  check('can be filtered by agentId', 'AGENT-ACTION-005', async ({ platform }) => {
    const { one, two } = await waitingActions(platform);

    const values = [knownId(one.agent), knownId(two.agent)] as const;
    const filter = { operation: 'listAgentApprovals', name: 'agentId', values } as const;
    await expectNarrowed(platform, filter, one.actionId);
  });

  check('can be filtered by customerId', 'AGENT-ACTION-006', async ({ platform }) => {
    const { one, foreign } = await waitingActions(platform);

    const values = [one.agent.customerId, foreign.agent.customerId] as const;
    const filter = { operation: 'listAgentApprovals', name: 'customerId', values } as const;
    await expectNarrowed(platform, filter, one.actionId);
  });

  check('lists no action of another platform', 'AGENT-ACTION-007', async ({ run, platform }) => {
    const { one } = await waitingActions(platform);
    const query = { agentId: knownId(one.agent) };
    await requireListed(platform, 'listAgentApprovals', { query }, one.actionId);
    const other = otherPlatform(run);

    const all = await other.api.listAgentApprovals();
    const filtered = await other.api.listAgentApprovals({ query });

    for (const list of [all, filtered]) {
      expect(
        list.text.includes(one.actionId),
        "whether another platform's list shows the action",
      ).toBe(false);
    }
  });
});
