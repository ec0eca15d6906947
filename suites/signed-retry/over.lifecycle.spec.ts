import fc from 'fast-check';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  challengedActionsToSpoil,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { actionsOf, lapsing, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import {
  type ChallengedAction,
  rightRequest,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { refusedRetries } from '../../fixtures/areas/signed-retry/retry-moves.ts';
import {
  expectRefusedRetry,
  requestsToRefuse,
} from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const RIGHT = 'nothing else wrong';

check.describe('any signed retry', () => {
  check(
    'with a Request-Id that was never issued is refused',
    ['RETRY-REQUEST-003', 'RETRY-REQUEST-004'],
    async ({ platform }) => {
      const actions = await challengedActionsToSpoil(platform);
      const code = await challengedAction(platform, verifyCode);

      await forAll(
        fc.noShrink(unknownId('Request')),
        async (requestId) => {
          for (const issued of [actions, [code]]) {
            const unissued = issued.map(
              ({ challenge, ...own }): ChallengedAction => ({
                ...own,
                challenge: { ...challenge, requestId },
              }),
            );
            const requests = await requestsToRefuse(platform, unissued, refusedRetries('NONE'));
            const before = await statesOf(platform, unissued);

            for (const { row, request } of requests) {
              expectRefusedRetry(await sendSigned(platform, request), row, row.fault ?? RIGHT);
            }

            expect(await statesOf(platform, unissued, before), 'the state of the wallets').toEqual(
              before,
            );
          }
        },
        2,
      );

      for (const issued of actions) {
        expect(
          await sendSigned(platform, rightRequest(platform, issued)),
          'the signed retry with its own Request-Id',
        ).toBeSuccess();
      }
    },
  );

  check(
    'with a used Request-Id is refused',
    ['RETRY-REQUEST-009', 'RETRY-REQUEST-010', 'RETRY-REQUEST-011'],
    async ({ platform }) => {
      const actions = await challengedActionsToSpoil(platform);
      const code = await challengedAction(platform, verifyCode);
      for (const challenged of [...actions, code]) {
        expect(
          await sendSigned(platform, rightRequest(platform, challenged)),
          'the first signed retry',
        ).toBeSuccess();
      }

      for (const used of [actions, [code]]) {
        const requests = await requestsToRefuse(platform, used, refusedRetries('SETTLED'));
        const before = await statesOf(platform, used);

        for (const { row, request } of requests) {
          expectRefusedRetry(await sendSigned(platform, request), row, row.fault ?? RIGHT);
        }

        expect(await statesOf(platform, used, before), 'the state of the wallets').toEqual(before);
      }
    },
  );

  check(
    'with an expired Request-Id is refused',
    ['RETRY-REQUEST-013', 'RETRY-REQUEST-014'],
    async ({ platform }) => {
      const actions = lapsing(platform, actionsOf(platform));
      const expired = await challengedActionsToSpoil(platform, actions);
      for (const { challenge } of expired) await expireChallenge(platform, challenge);
      const requests = await requestsToRefuse(platform, expired, refusedRetries('LAPSED'));
      const before = await statesOf(platform, expired);

      for (const { row, request } of requests) {
        expectRefusedRetry(await sendSigned(platform, request), row, row.fault ?? RIGHT);
      }

      expect(await statesOf(platform, expired, before), 'the state of the wallets').toEqual(before);
    },
  );
});
