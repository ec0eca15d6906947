import { isFinal } from '../../fixtures/areas/quotes/transaction.ts';
import { taken } from '../../fixtures/areas/transactions/decisions.ts';
import { laterReply, resolved } from '../../fixtures/areas/transactions/waiting.ts';
import { covers, expect, test, unverified } from '../../fixtures/index.ts';

/** What is still on its way may be taken back. */
function requireArrived(status: string): void {
  if (!isFinal(status)) unverified(`the payment that was approved stays ${status} (G-163)`);
}

test.describe('a payment that waits for the platform', () => {
  test('is not approved twice', covers('APPROVAL-WAIT-005'), async ({ platform }) => {
    const scenario = await resolved(platform, 'approve');
    expect(taken(platform, scenario.reply)).toBeSuccess();

    const again = scenario.later.filter(({ decision }) => decision === 'approve');

    for (const { reply } of again) {
      expect(reply).toBeError(409, 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL');
    }
  });

  test('is not paid twice', covers('APPROVAL-WAIT-006'), async ({ platform }) => {
    const { reply, status, laterTimes } = await resolved(platform, 'approve');

    expect(taken(platform, reply)).toBeSuccess();
    requireArrived(status);
    expect(laterTimes, 'times that it was paid').toBe(1);
  });

  test(
    'is not cancelled once it has arrived',
    covers('APPROVAL-WAIT-007'),
    async ({ platform }) => {
      const scenario = await resolved(platform, 'approve');
      expect(taken(platform, scenario.reply)).toBeSuccess();

      requireArrived(scenario.status);
      const reply = laterReply(scenario, 'cancel');

      expect(reply.status === 409 ? reply : taken(platform, reply)).toBeError(
        409,
        'TRANSACTION_NOT_CANCELLABLE',
      );
    },
  );
});
