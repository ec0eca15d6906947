import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  reached,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import {
  actionsOf,
  everyActionOf,
  verifyCode,
  verifyTextedCode,
} from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { retryFaults, rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { refusedRetries } from '../../fixtures/areas/signed-retry/retry-moves.ts';
import {
  expectRefusedRetry,
  requestsToRefuse,
} from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe('any signed retry', () => {
  for (const row of refusedRetries('ISSUED')) {
    const { fault } = row;
    if (fault !== undefined) {
      check(`is refused if ${fault}`, row.rows, async ({ platform }) => {
        // What a body is made of hangs on the type of credential, so that one type says little.
        const known =
          fault === 'its body differs from the first request' ? everyActionOf : actionsOf;
        const spoilt = await reached([...known(platform), verifyCode], async (action) => {
          const challenged = await challengedAction(platform, action);
          const request = await retryFaults[fault](platform, challenged);
          return request && { ...challenged, request };
        });
        const before = await statesOf(platform, spoilt);

        await inParallel(spoilt, async ({ action, request }) => {
          expectRefusedRetry(await sendSigned(platform, request), row, action.name);
        });

        expect(await statesOf(platform, spoilt, before), 'the state of the wallets').toEqual(
          before,
        );
        const right = rightRequest(platform, await someChallengedAction(platform));
        expect(
          await sendSigned(platform, right),
          'the same request without the fault',
        ).toBeSuccess();
      });
    }
  }
});

check.describe('a signed SMS OTP verification', () => {
  for (const row of refusedRetries('ISSUED')) {
    check(`is refused if ${row.fault}`, row.rows, async ({ platform }) => {
      const challenged = await platform.once('a texted code to refuse', () =>
        challengedAction(platform, verifyTextedCode),
      );
      const requests = await requestsToRefuse(platform, [challenged], [row]);
      const before = await statesOf(platform, [challenged]);

      for (const { request } of requests) {
        const reply = await sendSigned(platform, request);
        // The other refusals of this check come under the same Request-Id.
        expectRefusedRetry(reply, row, row.fault ?? 'nothing else wrong', false);
      }

      expect(await statesOf(platform, [challenged], before), 'the state of the wallets').toEqual(
        before,
      );
    });
  }

  check('is accepted with a valid signature', 'RETRY-OUTCOME-001', async ({ platform }) => {
    const challenged = await challengedAction(platform, verifyTextedCode);

    const reply = await sendSigned(platform, rightRequest(platform, challenged));

    expect(reply).toBeSuccess();
  });
});
