import {
  type ActionDecision,
  decidedOn,
  decideOn,
  readAction,
  statusOfAction,
  type WaitingAction,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { timesCredited } from '../../fixtures/areas/agents/spender.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';

const DECISIONS = ['approve', 'reject'] as const satisfies readonly ActionDecision[];

/** How many times a decided action is credited: once where it was approved, else never. */
function credited(
  platform: Platform,
  { spender, before }: WaitingAction,
  decision: ActionDecision,
): Promise<number> {
  return timesCredited(platform, spender, before, decision === 'approve' ? 1 : 0);
}

describe('an action of an agent', () => {
  check('that is approved is credited once', covers('AGENT-ACTION-008'), async ({ platform }) => {
    const waiting = await waitingAction(platform);

    expect(await decideOn(platform, 'approve', waiting)).toBeSuccess();

    expect(await credited(platform, waiting, 'approve'), 'times that it is credited').toBe(1);
    expect(await statusOfAction(platform, waiting), 'the status of the action').toBe('APPROVED');
  });

  check('that is rejected is never credited', covers('AGENT-ACTION-009'), async ({ platform }) => {
    const waiting = await waitingAction(platform);

    expect(await decideOn(platform, 'reject', waiting)).toBeSuccess();
    await decide(platform, 'approve', waiting.transactionId);

    expect(await credited(platform, waiting, 'reject'), 'times that it is credited').toBe(0);
    expect(await statusOfAction(platform, waiting), 'the status of the action').toBe('REJECTED');
  });

  for (const first of DECISIONS) {
    check(`is decided on once: ${first}`, covers('AGENT-ACTION-010'), async ({ platform }) => {
      const waiting = await waitingAction(platform);
      expect(await decideOn(platform, first, waiting), 'the first decision').toBeSuccess();
      const status = await statusOfAction(platform, waiting);

      for (const second of DECISIONS) {
        const reply = await decideOn(platform, second, waiting);
        expect(reply, `to ${second} afterwards`).toBeError(409, 'CONFLICT');
      }

      const times = await credited(platform, waiting, first);
      expect(times, 'times that it is credited').toBe(first === 'approve' ? 1 : 0);
      expect(await statusOfAction(platform, waiting), 'the status in the end').toBe(status);
    });

    check(
      `ends the approval of its transaction: ${first}`,
      covers('AGENT-ACTION-011'),
      async ({ platform }) => {
        const waiting = await waitingAction(platform);
        expect(await decideOn(platform, first, waiting), 'the decision').toBeSuccess();

        const reply = await decide(platform, 'approve', waiting.transactionId);

        expect(reply).toBeError(409, 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL');
        await credited(platform, waiting, first);
      },
    );
  }

  check(
    'whose transaction was approved moves no further money',
    covers('AGENT-ACTION-012'),
    async ({ platform }) => {
      const waiting = await waitingAction(platform);
      const approval = await decide(platform, 'approve', waiting.transactionId);
      expect(approval, 'the approval').toBeSuccess();
      await credited(platform, waiting, 'approve');

      await decideOn(platform, 'approve', waiting);

      expect(await credited(platform, waiting, 'approve'), 'times that it is credited').toBe(1);
    },
  );
});

describe('decisions on an action at the same time', () => {
  check('move its money once', covers('AGENT-ACTION-013'), async ({ platform }) => {
    const waiting = await waitingAction(platform);

    const replies = await Promise.all([
      decideOn(platform, 'approve', waiting),
      decide(platform, 'approve', waiting.transactionId),
      decideOn(platform, 'approve', waiting),
    ]);

    const accepted = replies.filter(isSuccess).length;
    expect(accepted, 'whether any is accepted').toBeGreaterThan(0);
    expect(await credited(platform, waiting, 'approve'), 'times that it is credited').toBe(1);
  });

  for (const order of [DECISIONS, DECISIONS.toReversed()]) {
    check(
      `come to one outcome: ${order.join(' and ')}`,
      covers('AGENT-ACTION-014'),
      async ({ platform }) => {
        const waiting = await waitingAction(platform);

        const replies = await Promise.all(order.map((each) => decideOn(platform, each, waiting)));

        const accepted = order.filter(
          (_, at) => replies[at] !== undefined && isSuccess(replies[at]),
        );
        const times = await credited(platform, waiting, accepted[0] ?? 'reject');
        expect([0, 1], 'times that it is credited').toContain(times);
        expect(accepted.length, 'whether any is accepted').toBeGreaterThan(0);
        expect(accepted.length, 'accepted decisions').toBe(1);
        const [decision = 'reject'] = accepted;
        expect(times, 'times that the decision credits it').toBe(decision === 'approve' ? 1 : 0);
      },
    );
  }
});

describe('a decision on an action', () => {
  check('is refused to another platform', covers('AGENT-ACTION-015'), async ({ run, platform }) => {
    const other = otherPlatform(run);

    for (const decision of DECISIONS) {
      const waiting = await waitingAction(platform);
      expect(await decideOn(other, decision, waiting), decision).toBeRefused();

      expect(await credited(platform, waiting, 'reject'), 'times that it is credited').toBe(0);
      const own = await decideOn(platform, decision, waiting);
      expect(own, 'by its own').toBeSuccess();
      await credited(platform, waiting, decision);
    }
  });

  check('that does not exist returns 404', covers('AGENT-ACTION-016'), async ({ platform }) => {
    for (const decision of DECISIONS) {
      const waiting = await waitingAction(platform);
      const { agent } = waiting;
      await readAction(platform, waiting);
      const actionId = unknownOf(waiting.actionId);

      expect(await decideOn(platform, decision, { agent, actionId }), decision).toBeRefused(404);

      const call = { path: { actionId }, auth: agent.auth };
      expect(await platform.call('agentGetAction', call), 'a read').toBeRefused(404);
      await decidedOn(platform, decision, waiting);
      await credited(platform, waiting, decision);
    }
  });

  check(
    'under the id of another agent returns 404',
    covers('AGENT-ACTION-017'),
    async ({ platform }) => {
      const { agent: other } = await waitingAction(platform);

      for (const decision of DECISIONS) {
        const waiting = await waitingAction(platform);
        const reply = await decideOn(platform, decision, { ...waiting, agent: other });
        expect(reply, decision).toBeRefused(404);

        expect(await credited(platform, waiting, 'reject'), 'times that it is credited').toBe(0);
        const own = await decideOn(platform, decision, waiting);
        expect(own, 'under its own').toBeSuccess();
        await credited(platform, waiting, decision);
      }
    },
  );
});
