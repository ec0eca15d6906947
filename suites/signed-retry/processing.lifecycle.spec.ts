import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { expectDoneOnce } from '../../fixtures/signed-retry/done-once.ts';
import { processing } from '../../fixtures/signed-retry/processing-retry.ts';
import { actionsOf, refreshSession } from '../../fixtures/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { expectRefusalsIn } from '../../fixtures/signed-retry/retry-outcome.ts';
import { sent, somePending, stagedPending } from '../../fixtures/signed-retry/retry-sweep.ts';

test.describe('while a signed request is processed', () => {
  test(
    'what is wrong under its Request-Id is refused',
    covers('RETRY-PROCESSING-008', 'RETRY-PROCESSING-009'),
    async ({ platform, target }) => {
      const staged = await stagedPending(platform);
      for (const pending of staged) await processing(platform, pending);

      await expectRefusalsIn('PROCESSING', platform, staged);

      for (const pending of target.confirmed('G-25') ? staged : []) {
        expect(await sent(platform, rightLeg(platform, pending))).toBeSuccess();
      }
    },
  );

  test(
    'identical requests at once start no second one',
    covers('RETRY-PROCESSING-006'),
    async ({ platform }) => {
      // Nothing but the request id keeps a session from being refreshed twice.
      const pending = await somePending(platform, [refreshSession, ...actionsOf(platform)]);
      const before = await stateOf(platform, pending.asked.wallet);
      await processing(platform, pending, 3);
      const leg = rightLeg(platform, pending);

      const replies = await Promise.all([1, 2, 3, 4].map(() => sent(platform, leg)));

      expect(replies.filter(isSuccess).length, 'accepted').toBeGreaterThan(0);

      await expectDoneOnce(platform, pending.asked, before);
    },
  );
});

test.describe('once the outcome of a processed request was given out', () => {
  test('its Request-Id is used up', covers('RETRY-PROCESSING-011'), async ({ platform }) => {
    const pending = await somePending(platform);
    const before = await stateOf(platform, pending.asked.wallet);
    await processing(platform, pending);
    const leg = rightLeg(platform, pending);
    expect(await sent(platform, leg)).toBeSuccess();

    const again = await sent(platform, leg);

    if (again.status !== 401) {
      expect(again).toBeError(401, 'UNAUTHORIZED', { status: '2XX', why: 'X-03' });
    }
    await expectDoneOnce(platform, pending.asked, before);
  });
});
