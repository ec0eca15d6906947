import {
  pendingFor,
  reached,
  sent,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { processing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import {
  covers,
  expect,
  expectNoFinding,
  expectNoFindingOn,
  member,
  test,
} from '../../fixtures/index.ts';

/** What an outcome has and an answer in the middle has not. */
const OUTCOME = ['id', 'encryptedSessionSigningKey', 'encryptedWalletCredentials'];

test.describe('the answer while a signed request is processed', () => {
  test(
    'says so, and holds nothing of the outcome',
    covers('RETRY-PROCESSING-001', 'RETRY-PROCESSING-002', 'RETRY-PROCESSING-010'),
    async ({ platform }) => {
      const slow = signedActionsOf(platform).filter((action) => action.slow !== undefined);

      await expectNoFindingOn('RETRY-PROCESSING-001', () =>
        reached(slow, async (action) => {
          const pending = await pendingFor(platform, action);
          const { json } = await processing(platform, pending);
          // A wallet may do one thing at a time.
          await sent(platform, rightRequest(platform, pending));
          const given = OUTCOME.filter((name) => member(json, name) !== undefined);
          expect(given, action.name).toEqual([]);
        }),
      );

      expectNoFinding('RETRY-PROCESSING-002');
    },
  );
});
