import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedActionsToSpoil,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { startProcessing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { actionsOf, refreshSession } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { refusedRetries } from '../../fixtures/areas/signed-retry/retry-moves.ts';
import {
  expectRefusedRetry,
  requestsToRefuse,
} from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('while a signed retry is processing,', () => {
  check(
    'a changed request with its Request-Id is refused',
    ['RETRY-PROCESSING-008', 'RETRY-PROCESSING-009'],
    async ({ platform }) => {
      const processed = await challengedActionsToSpoil(platform);
      for (const each of processed) await startProcessing(platform, each);
      const requests = await requestsToRefuse(platform, processed, refusedRetries('PROCESSING'));
      const before = await Promise.all(
        processed.map(({ asked }) => stateOf(platform, asked.wallet)),
      );

      for (const { row, request } of requests) {
        const reply = await sendSigned(platform, request);
        expectRefusedRetry(reply, row, row.fault ?? 'nothing else wrong');
      }

      for (const [at, { action, asked }] of processed.entries()) {
        const then = before[at];
        const now = await stateOf(platform, asked.wallet, then);
        // The service brings what is under way to its end by itself (rule 3), at any time.
        const times = then && asked.timesDone?.(then, now);
        expect(times ?? 0, `how often ${action.name} was executed`).toBeLessThan(2);
      }
      for (const each of processed) {
        const right = await sendSigned(platform, rightRequest(platform, each));
        expect(right, 'the right request after the wrong ones').toBeSuccess();
      }
    },
  );

  check(
    'identical parallel requests start no new operation',
    'RETRY-PROCESSING-006',
    async ({ platform }) => {
      // Nothing but the request id keeps a session from being refreshed twice.
      const actions = [refreshSession, ...actionsOf(platform)];
      const challenged = await someChallengedAction(platform, actions);
      const before = await stateOf(platform, challenged.asked.wallet);
      await startProcessing(platform, challenged, 3);
      const request = rightRequest(platform, challenged);

      const replies = await Promise.all([1, 2, 3, 4].map(() => sendSigned(platform, request)));

      expect(replies.filter(isSuccess).length, 'the number of accepted requests').toBeGreaterThan(
        0,
      );
      await expectDoneOnce(platform, challenged.asked, before);
    },
  );
});

check.describe('a signed retry whose outcome was returned after processing', () => {
  check('is refused when it is re-sent', 'RETRY-PROCESSING-011', async ({ platform }) => {
    const challenged = await someChallengedAction(platform);
    const before = await stateOf(platform, challenged.asked.wallet);
    await startProcessing(platform, challenged);
    const request = rightRequest(platform, challenged);
    expect(await sendSigned(platform, request), 'the signed retry').toBeSuccess();

    const again = await sendSigned(platform, request);

    if (again.status !== 401) {
      expect(again, 'the signed retry after its outcome').toBeError(401, 'UNAUTHORIZED');
    }
    await expectDoneOnce(platform, challenged.asked, before);
  });
});
