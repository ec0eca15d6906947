import {
  approveAnother,
  creditedFor,
  DECISIONS,
  decidedOn,
  decideOn,
  isUnderAgent,
  readAction,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { check, expect, isSuccess, otherPlatform, undecided } from '../../fixtures/index.ts';

check.describe('simultaneous calls', () => {
  check(
    'to approve an action and its transaction move the money once',
    'AGENT-ACTION-013',
    async ({ platform }) => {
      await approveAnother(platform);
      const waiting = await waitingAction(platform);

      const replies = await Promise.all([
        decideOn(platform, 'approve', waiting),
        decide(platform, 'approve', waiting.transactionId),
        decideOn(platform, 'approve', waiting),
      ]);

      const accepted = replies.filter(isSuccess).length;
      expect(accepted, 'how many of the approvals are accepted').toBeGreaterThan(0);
      expect(
        await creditedFor(platform, waiting, 'approve'),
        'how often the payment is credited',
      ).toBe(1);
    },
  );

  for (const order of [DECISIONS, DECISIONS.toReversed()]) {
    check(
      `to ${order.join(' and ')} an action end with exactly one call accepted`,
      'AGENT-ACTION-014',
      async ({ platform }) => {
        const waiting = await waitingAction(platform);

        const replies = await Promise.all(order.map((each) => decideOn(platform, each, waiting)));

        const accepted = order.filter(
          (_, at) => replies[at] !== undefined && isSuccess(replies[at]),
        );
        const times = await creditedFor(platform, waiting, accepted[0] ?? 'reject');
        expect([0, 1], 'how often the payment may be credited').toContain(times);
        expect(accepted.length, 'how many of the decisions are accepted, at least').toBeGreaterThan(
          0,
        );
        expect(accepted.length, 'how many of the decisions are accepted').toBe(1);
        const [decision = 'reject'] = accepted;
        expect(times, 'how often the accepted decision credits the payment').toBe(
          decision === 'approve' ? 1 : 0,
        );
      },
    );
  }
});

check.describe('approving or rejecting an action', () => {
  check(
    'with the credentials of another platform is refused',
    'AGENT-ACTION-015',
    async ({ run, platform }) => {
      const other = otherPlatform(run);

      for (const decision of DECISIONS) {
        const waiting = await waitingAction(platform);
        expect(
          await decideOn(other, decision, waiting),
          `the decision of another platform, ${decision}`,
        ).toBeRefused();

        expect(
          await creditedFor(platform, waiting, 'reject'),
          'how often the payment is credited',
        ).toBe(0);
        const own = await decideOn(platform, decision, waiting);
        expect(own, 'the same decision by its own platform').toBeSuccess();
        await creditedFor(platform, waiting, decision);
      }
    },
  );

  check('that does not exist returns 404', 'AGENT-ACTION-016', async ({ platform }) => {
    for (const decision of DECISIONS) {
      const waiting = await waitingAction(platform);
      const { agent } = waiting;
      await readAction(platform, waiting);
      const actionId = unknownOf(waiting.actionId);

      expect(
        await decideOn(platform, decision, { agent, actionId }),
        `the decision on an unknown action, ${decision}`,
      ).toBeRefused(404);

      const call = { path: { actionId }, auth: agent.auth };
      expect(
        await platform.call('agentGetAction', call),
        'the read of an unknown action',
      ).toBeRefused(404);
      await decidedOn(platform, decision, waiting);
      await creditedFor(platform, waiting, decision);
    }
  });

  check('under the id of another agent returns 404', 'AGENT-ACTION-017', async ({ platform }) => {
    const { agent: other } = await waitingAction(platform);

    for (const decision of DECISIONS) {
      if (!isUnderAgent(platform, decision))
        undecided(`the profile has the ${decision} call of an action at a path without {agentId}`);
      const waiting = await waitingAction(platform);
      const reply = await decideOn(platform, decision, { ...waiting, agent: other });
      expect(reply, `the decision under the id of another agent, ${decision}`).toBeRefused(404);

      expect(
        await creditedFor(platform, waiting, 'reject'),
        'how often the payment is credited',
      ).toBe(0);
      const own = await decideOn(platform, decision, waiting);
      expect(own, 'the same decision under the id of its own agent').toBeSuccess();
      await creditedFor(platform, waiting, decision);
    }
  });
});
