import fc from 'fast-check';
import { challengedAction, reached } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import {
  finish,
  type RetryModel,
  type RetryWalk,
  retrySteps,
} from '../../fixtures/areas/signed-retry/retry-walk.ts';
import { expectWalked } from '../../fixtures/areas/signed-retry/retry-walked.ts';
import {
  spareSession,
  stateOf,
  walletUnderTest,
} from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { covers, forAll, test } from '../../fixtures/index.ts';

test.describe('signed actions, a walk', () => {
  test(
    'follow the lifecycle wherever it goes',
    covers(
      'RETRY-OUTCOME-001',
      'RETRY-REQUEST-006',
      'RETRY-REQUEST-011',
      'RETRY-REQUEST-014',
      'RETRY-CHALLENGE-014',
    ),
    async ({ platform }) => {
      const { wallet } = await walletUnderTest(platform);
      await spareSession(platform);
      const actions = await reached(signedActionsOf(platform), async (action) => {
        await challengedAction(platform, action);
        return action;
      });
      const walk = fc.commands(retrySteps(platform, actions), { maxCommands: 14, size: 'max' });

      await forAll(
        walk,
        async (steps) => {
          const before = await stateOf(platform, wallet);
          const model: RetryModel = { challenges: [] };
          const real: RetryWalk = { platform, challenged: [] };
          await fc.asyncModelRun(() => ({ model, real }), steps);
          await expectWalked(platform, before, model, real);
          await finish(model, real);
        },
        6,
      );
    },
  );
});
