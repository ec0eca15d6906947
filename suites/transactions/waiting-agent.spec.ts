import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a payment pending platform approval', () => {
  check(
    'cannot be approved by the agent of its customer',
    'APPROVAL-WAIT-022',
    async ({ platform }) => {
      const { id: transactionId, agent } = await waitingPayment(platform, 'asked');
      const before = statusOf(await readTransaction(platform, transactionId));

      const path = { transactionId };
      const reply = await platform.call('approvePendingPayment', { path, auth: agent.auth });

      expect(reply, 'the approval by the agent').toBeRefused();
      expect(
        statusOf(await readTransaction(platform, transactionId)),
        'the status of the transaction after the refusal',
      ).toBe(before);
      const own = await decide(platform, 'approve', transactionId);
      expect(own, 'the approval by the platform').toBeSuccess();
    },
  );

  check(
    'cannot be rejected by the agent of its customer',
    'APPROVAL-WAIT-032',
    async ({ platform }) => {
      const { id: transactionId, agent } = await waitingPayment(platform, 'asked');
      const before = statusOf(await readTransaction(platform, transactionId));

      const call = { path: { transactionId }, auth: agent.auth };
      const reply = covered('reject', await platform.call('rejectPendingPayment', call));

      expect(reply, 'the rejection by the agent').toBeRefused();
      expect(
        statusOf(await readTransaction(platform, transactionId)),
        'the status of the transaction after the refusal',
      ).toBe(before);
      const own = await decide(platform, 'approve', transactionId);
      expect(own, 'the approval by the platform').toBeSuccess();
    },
  );
});
