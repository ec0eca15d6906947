import {
  readTransaction,
  settledTransaction,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** A payment that waited until this decision, and what came of it; once per worker each. */
function endedPayment(platform: Platform, decision: 'cancel' | 'reject') {
  return platform.once(`a payment that waited and ${decision}`, async () => {
    const waiting = await waitingPayment(platform, decision);
    const before = statusOf(await readTransaction(platform, waiting.id));
    const reply = covered(decision, await decide(platform, decision, waiting.id));
    const status = statusOf(await settledTransaction(platform, waiting.id));
    const times = await timesPaid(platform, waiting, 0);
    return { waiting, before, reply, status, times };
  });
}

/** Holds that an accepted decision has ended a payment, by its status or by the money that is back. */
function expectEnded({ before, status, times }: Awaited<ReturnType<typeof endedPayment>>): void {
  expect(status, 'the status after the decision').not.toBe('COMPLETED');
  expect(
    status === before ? times : 0,
    `how often the money moved while the status stays ${status}`,
  ).toBe(0);
  // With the money back, a word that it has for both may be its own.
  expect(status, 'the status that ends the transaction').not.toBe(before);
}

check.describe('a payment cancelled while pending approval', () => {
  check('is neither pending nor COMPLETED', 'APPROVAL-WAIT-008', async ({ platform }) => {
    const ended = await endedPayment(platform, 'cancel');

    expect(ended.reply, 'the cancellation').toBeSuccess();
    expectEnded(ended);
  });

  check('moves no money', 'APPROVAL-WAIT-009', async ({ platform }) => {
    const { reply, times } = await endedPayment(platform, 'cancel');

    expect(reply, 'the cancellation').toBeSuccess();
    expect(times, 'how often the money moved').toBe(0);
  });

  check('cannot be approved afterwards', 'APPROVAL-WAIT-010', async ({ platform }) => {
    const { waiting, reply } = await endedPayment(platform, 'cancel');
    expect(reply, 'the cancellation').toBeSuccess();

    const approval = await decide(platform, 'approve', waiting.id);

    expect(approval, 'the approval after the cancellation').toBeError(
      409,
      'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
    );
  });

  check('cannot be cancelled twice', 'APPROVAL-WAIT-011', async ({ platform }) => {
    const { waiting, reply } = await endedPayment(platform, 'cancel');
    expect(reply, 'the first cancellation').toBeSuccess();

    const again = await decide(platform, 'cancel', waiting.id);

    expect(again, 'the second cancellation').toBeError(409, 'TRANSACTION_NOT_CANCELLABLE');
  });

  check('never completes', 'APPROVAL-WAIT-012', async ({ platform }) => {
    const { waiting, reply } = await endedPayment(platform, 'cancel');
    expect(reply, 'the cancellation').toBeSuccess();

    for (const decision of ['approve', 'cancel', 'approve', 'reject'] as const) {
      await decide(platform, decision, waiting.id);
    }

    const status = statusOf(await readTransaction(platform, waiting.id));
    expect(status, 'the status after later requests').not.toBe('COMPLETED');
    expect(await timesPaid(platform, waiting, 0), 'how often the money moved').toBe(0);
  });
});

check.describe('a payment rejected while pending approval', () => {
  check('is neither pending nor COMPLETED', 'APPROVAL-WAIT-013', async ({ platform }) => {
    const ended = await endedPayment(platform, 'reject');

    expect(ended.reply, 'the rejection').toBeSuccess();
    expectEnded(ended);
  });

  check('moves no money', 'APPROVAL-WAIT-014', async ({ platform }) => {
    const { reply, times } = await endedPayment(platform, 'reject');

    expect(reply, 'the rejection').toBeSuccess();
    expect(times, 'how often the money moved').toBe(0);
  });

  check('cannot be approved afterwards', 'APPROVAL-WAIT-015', async ({ platform }) => {
    const { waiting, reply } = await endedPayment(platform, 'reject');
    expect(reply, 'the rejection').toBeSuccess();

    const approval = await decide(platform, 'approve', waiting.id);
    for (const decision of ['cancel', 'approve', 'reject'] as const) {
      await decide(platform, decision, waiting.id);
    }

    expect(approval, 'the approval after the rejection').toBeError(
      409,
      'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
    );
    expect(await timesPaid(platform, waiting, 0), 'how often the money moved').toBe(0);
  });
});
