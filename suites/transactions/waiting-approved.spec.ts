import {
  isFinal,
  readTransaction,
  settledTransaction,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

/** A payment that waited and was approved, and what came of it; once per worker. */
function approvedPayment(platform: Platform) {
  return platform.once('a payment that waited and was approved', async () => {
    const waiting = await waitingPayment(platform, 'approve');
    const before = statusOf(await readTransaction(platform, waiting.id));
    const reply = await decide(platform, 'approve', waiting.id);
    const status = statusOf(await settledTransaction(platform, waiting.id));
    const times = await timesPaid(platform, waiting, 1);
    return { waiting, before, reply, status, times };
  });
}

/** Ends the check of a payment that is still under way, since it may be taken back. */
function requireArrived(status: string): void {
  if (!isFinal(status)) {
    undecided(`the approved payment stayed ${status} and did not reach a final status`);
  }
}

check.describe('a payment pending platform approval', () => {
  check('is not COMPLETED before it is approved', 'APPROVAL-WAIT-001', async ({ platform }) => {
    const { before } = await approvedPayment(platform);

    expect(before, 'the status before the approval').not.toBe('COMPLETED');
  });

  check('can be approved', 'APPROVAL-WAIT-002', async ({ platform }) => {
    const { reply } = await approvedPayment(platform);

    expect(reply).toBeSuccess();
  });

  check('is no longer pending after it is approved', 'APPROVAL-WAIT-003', async ({ platform }) => {
    const { reply, before, status } = await approvedPayment(platform);

    expect(reply, 'the approval').toBeSuccess();
    // Over some rails it is on its way for long, and may be called so from the first.
    expect(status, 'the status after approval').not.toBe(before);
    expect(
      ['FAILED', 'REJECTED'],
      'the statuses that an approved transaction does not have',
    ).not.toContain(status);
  });

  check(
    'moves its money exactly once after it is approved',
    'APPROVAL-WAIT-004',
    async ({ platform }) => {
      const { reply, times } = await approvedPayment(platform);

      expect(reply, 'the approval').toBeSuccess();
      expect(times, 'how often the money moved').toBe(1);
    },
  );

  check('cannot be approved twice', 'APPROVAL-WAIT-005', async ({ platform }) => {
    const { waiting, reply } = await approvedPayment(platform);
    expect(reply, 'the first approval').toBeSuccess();

    for (const time of [2, 3]) {
      const again = await decide(platform, 'approve', waiting.id);

      const code = 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL';
      expect(again, `the repeated approval, time ${time}`).toBeError(409, code);
    }
  });

  check('is not paid again by a second approval', 'APPROVAL-WAIT-006', async ({ platform }) => {
    const { waiting, reply, status } = await approvedPayment(platform);
    expect(reply, 'the first approval').toBeSuccess();
    requireArrived(status);

    for (const decision of ['approve', 'cancel', 'approve', 'reject'] as const) {
      await decide(platform, decision, waiting.id);
    }

    expect(await timesPaid(platform, waiting, 1), 'how often the money moved').toBe(1);
  });

  check('cannot be cancelled after it has completed', 'APPROVAL-WAIT-007', async ({ platform }) => {
    const approved = await approvedPayment(platform);
    expect(approved.reply, 'the approval').toBeSuccess();
    requireArrived(approved.status);

    const reply = covered('cancel', await decide(platform, 'cancel', approved.waiting.id));

    expect(reply, 'the cancellation after the approval').toBeError(
      409,
      'TRANSACTION_NOT_CANCELLABLE',
    );
  });
});
