import {
  sent,
  someChallengedAction,
  stagedChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { processing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { actionsOf, refreshSession } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expectRefusalsIn } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { covers, expect, isSuccess, test } from '../../fixtures/index.ts';

test.describe('while a signed request is processed', () => {
  test(
    'what is wrong under its Request-Id is refused',
    covers('RETRY-PROCESSING-008', 'RETRY-PROCESSING-009'),
    async ({ platform, target }) => {
      const staged = await stagedChallengedAction(platform);
      for (const pending of staged) await processing(platform, pending);

      await expectRefusalsIn('PROCESSING', platform, staged);

      for (const pending of target.confirmed('G-25') ? staged : []) {
        expect(await sent(platform, rightRequest(platform, pending))).toBeSuccess();
      }
    },
  );

  test(
    'identical requests at once start no second one',
    covers('RETRY-PROCESSING-006'),
    async ({ platform }) => {
      // Nothing but the request id keeps a session from being refreshed twice.
      const pending = await someChallengedAction(platform, [
        refreshSession,
        ...actionsOf(platform),
      ]);
      const before = await stateOf(platform, pending.asked.wallet);
      await processing(platform, pending, 3);
      const request = rightRequest(platform, pending);

      const replies = await Promise.all([1, 2, 3, 4].map(() => sent(platform, request)));

      expect(replies.filter(isSuccess).length, 'accepted').toBeGreaterThan(0);

      await expectDoneOnce(platform, pending.asked, before);
    },
  );
});

test.describe('once the outcome of a processed request was given out', () => {
  test('its Request-Id is used up', covers('RETRY-PROCESSING-011'), async ({ platform }) => {
    const pending = await someChallengedAction(platform);
    const before = await stateOf(platform, pending.asked.wallet);
    await processing(platform, pending);
    const signedRequest = rightRequest(platform, pending);
    expect(await sent(platform, signedRequest)).toBeSuccess();

    const again = await sent(platform, signedRequest);

    if (again.status !== 401) {
      expect(again).toBeError(401, 'UNAUTHORIZED', { status: '2XX', why: 'X-03' });
    }
    await expectDoneOnce(platform, pending.asked, before);
  });
});
