import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { taken } from '../../fixtures/transactions/decisions.ts';
import { laterReply, resolved } from '../../fixtures/transactions/waiting.ts';

test.describe('a payment that waits for the platform', () => {
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
});
