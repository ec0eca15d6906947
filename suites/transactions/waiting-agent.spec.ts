import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a payment pending platform approval', () => {
  for (const [what, decision, operation, row] of [
    ['approved', 'approve', 'approvePendingPayment', 'APPROVAL-WAIT-022'],
    ['rejected', 'reject', 'rejectPendingPayment', 'APPROVAL-WAIT-032'],
  ] as const) {
    check(`cannot be ${what} by the agent that made it`, row, async ({ platform }) => {
      const { id: transactionId, agent } = await waitingPayment(platform, 'asked');
      const before = statusOf(await readTransaction(platform, transactionId));

      const call = { path: { transactionId }, auth: agent.auth };
      const reply = covered(decision, await platform.call(operation, call));

      expect(reply, 'the decision of the agent').toBeRefused();
      expect(
        statusOf(await readTransaction(platform, transactionId)),
        'the status of the transaction after the refusal',
      ).toBe(before);
      const own = await decide(platform, 'approve', transactionId);
      expect(own, 'the approval by the platform').toBeSuccess();
    });
  }
});
