import { waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import { changePolicy } from '../../fixtures/areas/agents/managed.ts';
import { ASKS } from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedBy,
  creditedInTheEnd,
  creditedSince,
  pays,
  quotes,
  ROUTES,
  received,
  timesCredited,
} from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect, member, requireSuccess, waitFor } from '../../fixtures/index.ts';

const isNothing = (credited: number) => credited === 0;

/** Not of the currency that is paid, and far above what is. */
const OF_EUROS = { currency: 'EUR', amount: 1_000_000 };

check.describe('a payment pending approval', () => {
  check(
    'is credited exactly once after its approval',
    ['AGENT-APPROVAL-001', 'AGENT-APPROVAL-002'],
    async ({ platform }) => {
      const { spender: payer, before, transactionId } = await waitingPaymentOf(platform);
      const early = await creditedInTheEnd(platform, payer, before);
      expect(early, 'the amount credited before the approval').toBe(0);

      expect(
        await decide(platform, 'approve', transactionId),
        'the approval of the payment',
      ).toBeSuccess();
      expect(
        await timesCredited(platform, payer, before, 1),
        'how often the payment is credited',
      ).toBe(1);
      await decide(platform, 'approve', transactionId);
      const after = await timesCredited(platform, payer, before, 1);
      expect(after, 'how often it is credited after a second approval').toBe(1);
    },
  );

  check('is not credited after its rejection', 'AGENT-APPROVAL-003', async ({ platform }) => {
    const { spender: payer, before, transactionId } = await waitingPaymentOf(platform);

    const reply = covered('reject', await decide(platform, 'reject', transactionId));
    await decide(platform, 'approve', transactionId);

    expect(reply, 'the rejection of the payment').toBeSuccess();
    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the credited amount').toBe(0);
  });

  for (const route of ROUTES) {
    check(
      `by ${route === 'agent' ? '/agents/me/quotes' : '/quotes'} with immediatelyExecute is not credited`,
      'AGENT-APPROVAL-004',
      async ({ platform }) => {
        const credited = await creditedBy(
          platform,
          ASKS,
          (agent, payer) => quotes(platform, agent, payer, { immediatelyExecute: true }, route),
          isNothing,
        );

        expect(credited, 'the credited amount').toBe(0);
      },
    );
  }

  check(
    'by POST /quotes/{quoteId}/execute is not credited',
    'AGENT-APPROVAL-005',
    async ({ platform }) => {
      const credited = await creditedBy(
        platform,
        ASKS,
        (agent, payer) => pays(platform, agent, payer, { route: 'platform' }),
        isNothing,
      );

      expect(credited, 'the credited amount').toBe(0);
    },
  );

  check(
    "stays pending approval when its agent's mode becomes AUTO",
    'AGENT-APPROVAL-010',
    async ({ platform }) => {
      const { agent, spender: payer, before, transactionId } = await waitingPaymentOf(platform);
      const { transactionId: unchanged } = await waitingPaymentOf(platform);

      await changePolicy(platform, agent, { defaultExecutionMode: 'AUTO' });

      const early = await creditedInTheEnd(platform, payer, before);
      expect(early, 'the amount credited before the approval').toBe(0);
      const statusNow = async (id: string) => member(await readTransaction(platform, id), 'status');
      const [status, pending] = await waitFor(
        async () => [await statusNow(transactionId), await statusNow(unchanged)] as const,
        ([one, other]) => one === other,
        platform.target.settleMs,
      );
      expect(status, 'the status of the payment, and of one whose agent keeps its mode').toBe(
        pending,
      );
      const approval = await decide(platform, 'approve', transactionId);
      expect(approval, 'the approval of the payment').toBeSuccess();
      await creditedSince(platform, payer, before);
    },
  );

  check(
    'cannot be approved by another agent of the same customer',
    'AGENT-APPROVAL-011',
    async ({ platform }) => {
      const { spender: payer, transactionId } = await waitingPaymentOf(platform);
      const { auth } = await agentOf(platform, payer);
      const before = await received(platform, payer);

      const path = { transactionId };
      const reply = await platform.call('approvePendingPayment', { path, auth });

      expect(reply, 'the approval by another agent').toBeRefused();
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
      const approval = await decide(platform, 'approve', transactionId);
      requireSuccess(platform, 'approvePendingPayment', approval, 'the approval');
      await creditedSince(platform, payer, before);
    },
  );
});

check.describe('a payment in mode APPROVAL_REQUIRED', () => {
  check(
    'is not credited below the approval threshold',
    'AGENT-APPROVAL-019',
    async ({ platform }) => {
      const credited = await creditedBy(
        platform,
        { ...ASKS, approvalThresholds: [{ currency: 'USD', amount: 2 * AMOUNT }] },
        (agent, payer) => pays(platform, agent, payer),
        isNothing,
      );

      expect(credited, 'the credited amount').toBe(0);
    },
  );
});

check.describe('a payment by an agent whose mode is AUTO', () => {
  check('completes without an approval', 'AGENT-APPROVAL-007', async ({ platform }) => {
    const credited = await creditedBy(platform, {}, (...by) => pays(platform, ...by));

    expect(credited, 'the credited amount').toBeGreaterThan(0);
  });
});

check.describe("an agent's payment", () => {
  const approvalThresholds = [{ currency: 'USD', amount: AMOUNT }];

  check(
    'of exactly the approval threshold completes without approval',
    'AGENT-APPROVAL-008',
    async ({ platform }) => {
      const policy = { approvalThresholds };
      const credited = await creditedBy(platform, policy, (...by) => pays(platform, ...by));

      expect(credited, 'the credited amount').toBeGreaterThan(0);
    },
  );

  for (const [what, thresholds] of [
    ['the threshold', approvalThresholds],
    ['one of two thresholds', [OF_EUROS, ...approvalThresholds]],
  ] as const) {
    check(
      `one unit above ${what} is not credited before approval`,
      'AGENT-APPROVAL-009',
      async ({ platform }) => {
        const credited = await creditedBy(
          platform,
          { approvalThresholds: thresholds },
          (agent, payer) => pays(platform, agent, payer, { amount: AMOUNT + 1 }),
          isNothing,
        );

        expect(credited, 'the credited amount').toBe(0);
      },
    );
  }
});
