import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  readTransaction,
  settledTransaction,
  statusOf,
} from '../../fixtures/payments/transaction.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { decide, taken, waitingPayment } from '../../fixtures/transactions/decisions.ts';
import { laterReply, resolved, timesPaid } from '../../fixtures/transactions/waiting.ts';

test.describe('a payment that waits for the platform', () => {
  test('has not arrived', covers('APPROVAL-WAIT-001'), async ({ platform }) => {
    const { before } = await resolved(platform, 'approve');

    expect(before).not.toBe('COMPLETED');
  });

  test('is approved', covers('APPROVAL-WAIT-002'), async ({ platform }) => {
    const { reply } = await resolved(platform, 'approve');

    expect(taken(platform, reply)).toBeSuccess();
  });

  test('goes on its way once approved', covers('APPROVAL-WAIT-003'), async ({ platform }) => {
    const { reply, before, status } = await resolved(platform, 'approve');

    expect(taken(platform, reply)).toBeSuccess();
    // Over some rails it is on its way for long, and may be called so from the first.
    if (status === before) unlessConfirmed('G-163', `it stays ${status} after approval`);
    expectByGap('G-165', status !== before, `it stays ${status} after approval`);
    expect(['FAILED', 'REJECTED']).not.toContain(status);
  });

  test('moves its money once approved, once', covers('APPROVAL-WAIT-004'), async ({ platform }) => {
    const { reply, times } = await resolved(platform, 'approve');

    expect(taken(platform, reply)).toBeSuccess();
    expect(times, 'times that it was paid').toBe(1);
  });

  test('is not approved twice', covers('APPROVAL-WAIT-005'), async ({ platform }) => {
    const story = await resolved(platform, 'approve');
    expect(taken(platform, story.reply)).toBeSuccess();

    const again = story.later.filter(({ decision }) => decision === 'approve');

    for (const { reply } of again) {
      expect(reply).toBeError(409, 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL');
    }
  });

  test('is not paid twice', covers('APPROVAL-WAIT-006'), async ({ platform }) => {
    const { reply, laterTimes } = await resolved(platform, 'approve');

    expect(taken(platform, reply)).toBeSuccess();
    expect(laterTimes, 'times that it was paid').toBe(1);
  });

  test(
    'is not cancelled once it has arrived',
    covers('APPROVAL-WAIT-007'),
    async ({ platform }) => {
      const story = await resolved(platform, 'approve');
      expect(taken(platform, story.reply)).toBeSuccess();

      const reply = laterReply(story, 'cancel');

      expect(taken(platform, reply)).toBeError(409, 'TRANSACTION_NOT_CANCELLABLE');
    },
  );

  test(
    'is left alone by a decision on another',
    covers('APPROVAL-WAIT-019'),
    async ({ platform }) => {
      const { beside } = await resolved(platform, 'approve');

      const [before, after] = beside;
      expectByGap('G-165', after === before, `another payment went from ${before} to ${after}`);
    },
  );

  test(
    'is left alone by another platform',
    covers('APPROVAL-WAIT-020'),
    async ({ session, platform }) => {
      const other = otherPlatform(session);
      const waiting = await waitingPayment(platform, 'foreign');
      const before = statusOf(await readTransaction(platform, waiting.id));
      const paid = await timesPaid(platform, waiting, 0);

      for (const decision of ['approve', 'cancel', 'reject'] as const) {
        const reply = await decide(other, decision, waiting.id);

        expect(isSuccess(reply), `${decision} answered ${reply.status}`).toBe(false);
      }

      expect(statusOf(await readTransaction(platform, waiting.id))).toBe(before);
      expect(await timesPaid(platform, waiting, paid), 'times that it was paid').toBe(paid);
      const own = await decide(platform, 'approve', waiting.id);
      expect(taken(platform, own), 'by its own').toBeSuccess();
      await settledTransaction(platform, waiting.id);
    },
  );
});
