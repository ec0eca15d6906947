import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectNoFinding, expectNoFindingOn } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { processing } from '../../fixtures/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/signed-retry/retry-actions.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { pendingFor, reached, sent } from '../../fixtures/signed-retry/retry-sweep.ts';

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
          await sent(platform, rightLeg(platform, pending));
          const given = OUTCOME.filter((name) => member(json, name) !== undefined);
          expect(given, action.name).toEqual([]);
        }),
      );

      expectNoFinding('RETRY-PROCESSING-002');
    },
  );
});
