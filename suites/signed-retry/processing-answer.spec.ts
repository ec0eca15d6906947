import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { challengedAction, reached } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { startProcessing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { check, expect, expectNoFinding, expectNoFindingOn, member } from '../../fixtures/index.ts';

/** What an outcome has and an answer in the middle has not. */
const OUTCOME = ['id', 'encryptedSessionSigningKey', 'encryptedWalletCredentials'];

check.describe('a signed retry that is processing', () => {
  check(
    'returns the status PROCESSING and no outcome',
    ['RETRY-PROCESSING-001', 'RETRY-PROCESSING-002', 'RETRY-PROCESSING-010'],
    async ({ platform }) => {
      const slow = signedActionsOf(platform).filter((action) => action.slow !== undefined);

      await expectNoFindingOn('RETRY-PROCESSING-001', () =>
        reached(slow, async (action) => {
          const challenged = await challengedAction(platform, action);
          const { json } = await startProcessing(platform, challenged);
          // A wallet may do one thing at a time.
          await sendSigned(platform, rightRequest(platform, challenged));
          const given = OUTCOME.filter((name) => member(json, name) !== undefined);
          expect(
            given,
            `the members of an outcome in the PROCESSING answer of ${action.name}`,
          ).toEqual([]);
        }),
      );

      expectNoFinding('RETRY-PROCESSING-002');
    },
  );
});
