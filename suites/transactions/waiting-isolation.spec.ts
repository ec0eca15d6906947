import {
  readTransaction,
  settledTransaction,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import { check, expect, otherPlatform } from '../../fixtures/index.ts';

check.describe('a payment pending approval', () => {
  check(
    'is unchanged after another payment is approved',
    'APPROVAL-WAIT-019',
    async ({ platform }) => {
      const beside = await waitingPayment(platform, 'beside');
      const waiting = await waitingPayment(platform, 'with another beside it');
      const before = statusOf(await readTransaction(platform, beside.id));

      for (const decision of ['approve', 'approve', 'cancel', 'approve', 'reject'] as const) {
        await decide(platform, decision, waiting.id);
        await settledTransaction(platform, waiting.id);
      }

      const after = statusOf(await readTransaction(platform, beside.id));
      await decide(platform, 'cancel', beside.id);
      expect(after, 'the status of the other transaction').not.toBe('COMPLETED');
      // By itself it may go from one word for waiting to another.
      expect(after, 'the exact status of the other transaction').toBe(before);
    },
  );

  check(
    'cannot be approved, cancelled or rejected by another platform',
    'APPROVAL-WAIT-020',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const waiting = await waitingPayment(platform, 'foreign');
      const before = statusOf(await readTransaction(platform, waiting.id));

      for (const decision of ['approve', 'cancel', 'reject'] as const) {
        const reply = await decide(other, decision, waiting.id);

        // The contract names approve alone; a service without the others says so with 501.
        const isLacking = decision !== 'approve' && reply.status === 501;
        if (!isLacking) expect(reply, `the decision ${decision} by another platform`).toBeRefused();
      }

      expect(
        statusOf(await readTransaction(platform, waiting.id)),
        'the status of the transaction after the refusal',
      ).toBe(before);
      const own = await decide(platform, 'approve', waiting.id);
      expect(own, 'the same request by its own platform').toBeSuccess();
      await settledTransaction(platform, waiting.id);
      // Whether the money is put aside while a payment waits is left open; in the end it is gone once.
      expect(await timesPaid(platform, waiting, 1), 'how often the money moved').toBe(1);
    },
  );
});
