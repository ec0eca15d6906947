import { settledTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { type Decision, decide } from '../../fixtures/areas/transactions/calls.ts';
import { waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import { check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

/** Decisions on one payment that waits, all sent before the first is answered. */
function atOnce(platform: Platform, decisions: readonly Decision[]) {
  return platform.once(`at once ${decisions}`, async () => {
    const waiting = await waitingPayment(platform, decisions.join(' and '));
    const replies = await Promise.all(decisions.map((each) => decide(platform, each, waiting.id)));
    const status = statusOf(await settledTransaction(platform, waiting.id));
    const accepted = decisions.filter(
      (_, at) => replies[at] !== undefined && isSuccess(replies[at]),
    );
    const expected = accepted.some((each) => each === 'cancel') ? 0 : 1;
    return { replies, accepted, status, times: await timesPaid(platform, waiting, expected) };
  });
}

const THRICE = ['approve', 'approve', 'approve'] as const;

check.describe('a payment pending approval', () => {
  check(
    'accepts exactly one of three approvals sent at the same time',
    'APPROVAL-WAIT-016',
    async ({ platform }) => {
      const { replies, accepted } = await atOnce(platform, THRICE);

      // What an approval takes is open, not that it is taken once.
      expect(accepted.length, 'the number of accepted decisions, at least').toBeGreaterThan(0);
      expect(accepted.length, 'the number of accepted approvals').toBe(1);
      for (const reply of replies.filter((each) => !isSuccess(each))) {
        expect(reply, 'an approval beside the accepted one').toBeError(
          409,
          'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
        );
      }
    },
  );

  check(
    'moves its money once after three approvals in parallel',
    'APPROVAL-WAIT-017',
    async ({ platform }) => {
      const { accepted, times } = await atOnce(platform, THRICE);

      // What an approval takes is open, not what an accepted one does.
      expect(accepted.length, 'the number of accepted decisions, at least').toBeGreaterThan(0);
      expect(times, 'how often the money moved').toBe(1);
    },
  );

  for (const decisions of [
    ['approve', 'cancel'],
    ['cancel', 'approve'],
  ] as const) {
    check(
      `has one outcome if ${decisions.join(' and ')} are sent in parallel`,
      'APPROVAL-WAIT-018',
      async ({ platform }) => {
        const { accepted, status, times } = await atOnce(platform, decisions);

        // What a decision takes is open, not what an accepted one does.
        expect(accepted.length, 'the number of accepted decisions, at least').toBeGreaterThan(0);
        // What was approved first may be taken back as long as it has not settled.
        const isApproved = !accepted.includes('cancel');
        expect(times, `how often the money moved after ${accepted}`).toBe(isApproved ? 1 : 0);
        const contrary = isApproved ? ['FAILED', 'REJECTED'] : ['COMPLETED'];
        expect(contrary, `the statuses contrary to ${accepted}`).not.toContain(status);
      },
    );
  }
});
