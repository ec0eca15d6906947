import { type Decision, taken } from '../../fixtures/areas/transactions/decisions.ts';
import { laterReply, resolved } from '../../fixtures/areas/transactions/waiting.ts';
import { covers, expect, expectByGap, type Platform, test } from '../../fixtures/index.ts';

/** A payment that waited until this decision, which a gap default says how to send. */
async function ended(platform: Platform, decision: Decision) {
  const scenario = await resolved(platform, decision);
  expect(taken(platform, scenario.reply)).toBeSuccess();
  return scenario;
}

test.describe('a payment that waits and is cancelled', () => {
  test('is over', covers('APPROVAL-WAIT-008'), async ({ platform }) => {
    const { before, status } = await ended(platform, 'cancel');

    const isOver = ![before, 'COMPLETED'].includes(status);
    expectByGap('G-165', isOver, `it went from ${before} to ${status}`);
  });

  test('moves no money', covers('APPROVAL-WAIT-009'), async ({ platform }) => {
    const { times } = await ended(platform, 'cancel');

    expect(times, 'times that it was paid').toBe(0);
  });

  test('is not approved afterwards', covers('APPROVAL-WAIT-010'), async ({ platform }) => {
    const reply = laterReply(await ended(platform, 'cancel'), 'approve');

    expect(reply).toBeError(409, 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL');
  });

  test('is not cancelled twice', covers('APPROVAL-WAIT-011'), async ({ platform }) => {
    const reply = laterReply(await ended(platform, 'cancel'), 'cancel');

    expect(reply).toBeError(409, 'TRANSACTION_NOT_CANCELLABLE');
  });

  test('never arrives', covers('APPROVAL-WAIT-012'), async ({ platform }) => {
    const { laterStatus, laterTimes } = await ended(platform, 'cancel');

    expect(laterStatus).not.toBe('COMPLETED');
    expect(laterTimes, 'times that it was paid').toBe(0);
  });
});

test.describe('a payment that waits and is rejected', () => {
  test('is over', covers('APPROVAL-WAIT-013'), async ({ platform }) => {
    const { before, status } = await ended(platform, 'reject');

    const isOver = ![before, 'COMPLETED'].includes(status);
    expectByGap('G-165', isOver, `it went from ${before} to ${status}`);
  });

  test('moves no money', covers('APPROVAL-WAIT-014'), async ({ platform }) => {
    const { times } = await ended(platform, 'reject');

    expect(times, 'times that it was paid').toBe(0);
  });

  test('is not approved afterwards', covers('APPROVAL-WAIT-015'), async ({ platform }) => {
    const scenario = await ended(platform, 'reject');

    expect(laterReply(scenario, 'approve')).toBeError(
      409,
      'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
    );
    expect(scenario.laterTimes, 'times that it was paid').toBe(0);
  });
});
