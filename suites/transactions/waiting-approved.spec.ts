import { taken } from '../../fixtures/areas/transactions/decisions.ts';
import { resolved } from '../../fixtures/areas/transactions/waiting.ts';
import { covers, expect, expectByGap, test, unlessConfirmed } from '../../fixtures/index.ts';

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
});
