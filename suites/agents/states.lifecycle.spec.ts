import { decideOn, waitingAction } from '../../fixtures/areas/agents/actions.ts';
import { principal } from '../../fixtures/areas/agents/agents.ts';
import { spender, timesCredited } from '../../fixtures/areas/agents/spender.ts';
import { expectAgentWalk, expectCodeWalk } from '../../fixtures/areas/agents/walks.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { check, expect, inAnyOrder, type Triggers, walkStates } from '../../fixtures/index.ts';

check.describe('calls in any order', () => {
  check(
    'redeem a device code at most once, and not after it was replaced',
    'AGENT-STATE-001',
    async ({ platform }) => {
      const owner = await principal(platform);

      await inAnyOrder(
        ['redeem', 'replace', 'read'],
        [
          ['read', 'redeem', 'replace', 'read', 'redeem'],
          ['replace', 'redeem', 'read', 'replace'],
        ],
        async (order) => expectCodeWalk(platform, owner, order),
      );
    },
  );

  check(
    'let an agent act only while it is neither paused nor deleted',
    'AGENT-STATE-002',
    async ({ platform }) => {
      const payer = await spender(platform);

      await inAnyOrder(
        ['pause', 'go-on', 'read', 'call', 'delete'],
        [['pause', 'pause', 'call', 'go-on', 'call', 'delete', 'call', 'read']],
        async (order) => expectAgentWalk(platform, payer, order),
      );
    },
  );

  check(
    'approve or reject an action and its transaction only once',
    'AGENT-STATE-003',
    async ({ platform }) => {
      await inAnyOrder(
        ['approve', 'reject', 'approve-transaction'],
        [
          ['reject', 'approve-transaction', 'approve'],
          ['approve-transaction', 'approve', 'reject'],
        ],
        async (order) => {
          const waiting = await waitingAction(platform);
          const triggers: Triggers = {
            approve: () => decideOn(platform, 'approve', waiting),
            reject: () => decideOn(platform, 'reject', waiting),
            'approve-transaction': () => decide(platform, 'approve', waiting.transactionId),
          };
          const state = await walkStates('agent-action', triggers, order);

          const wanted = state === 'APPROVED' ? 1 : 0;
          const times = await timesCredited(platform, waiting.spender, waiting.before, wanted);
          expect(times, 'how often the payment is credited').toBe(wanted);
        },
      );
    },
  );
});
