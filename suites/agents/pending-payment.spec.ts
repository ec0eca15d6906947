import { waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import { creditedInTheEnd, timesCredited } from '../../fixtures/areas/agents/spender.ts';
import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  requireSuccess,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** What a platform may do with an agent whose payment is pending. */
const ACTS = [
  [
    'deleted',
    'AGENT-APPROVAL-013',
    'deleteAgent',
    (platform: Platform, agentId: string) => platform.api.deleteAgent({ agentId }),
  ],
  [
    'paused',
    'AGENT-APPROVAL-014',
    'updateAgent',
    (platform: Platform, agentId: string) =>
      platform.api.updateAgent({ agentId, body: { isPaused: true } }),
  ],
] as const;

check.describe('a payment pending approval', () => {
  for (const [what, row, operation, act] of ACTS) {
    check(
      `moves no money and can be approved after its agent is ${what}`,
      row,
      async ({ platform }) => {
        const { agent, spender: payer, before, transactionId } = await waitingPaymentOf(platform);
        const { transactionId: unchanged } = await waitingPaymentOf(platform);
        const early = await creditedInTheEnd(platform, payer, before);
        expect(early, 'the amount credited before the approval').toBe(0);

        const reply = await act(platform, agent.id);

        if (reply.status === 409)
          undecided(
            `an agent with a payment pending approval cannot be ${what}, which the contract allows`,
            reply,
          );
        requireSuccess(platform, operation, reply, `an agent that is ${what}`);
        const credited = await creditedInTheEnd(platform, payer, before);
        const statusNow = async (id: string) => statusOf(await readTransaction(platform, id));
        const pending = await statusNow(unchanged);
        // What can be approved was pending; a payment that is only slow cannot be.
        const control = await decide(platform, 'approve', unchanged);
        requireSuccess(platform, 'approvePendingPayment', control, 'an approved payment');
        expect(credited, `the amount credited after the agent is ${what}`).toBe(0);
        const approval = await decide(platform, 'approve', transactionId);
        // The contract does not say what else becomes of the payment, and a service may end it.
        const isOutside = errorCodeOf(approval) === 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL';
        const isEnded = async () => (await statusNow(transactionId)) !== pending;
        const { settleMs } = platform.target;
        if (!isSuccess(approval) && (!isOutside || (await waitFor(isEnded, Boolean, settleMs))))
          undecided(`the payment cannot be approved after its agent is ${what}`, approval);
        expect(approval, 'the approval of the payment').toBeSuccess();
        expect(
          await timesCredited(platform, payer, before, 2),
          'the number of payments credited',
        ).toBe(2);
      },
    );
  }
});
