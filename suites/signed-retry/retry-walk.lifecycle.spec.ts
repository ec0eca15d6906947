import fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  finish,
  type RetryModel,
  type RetryWalk,
  retrySteps,
} from '../../fixtures/lifecycle/retry-walk.ts';
import { expectWalked } from '../../fixtures/lifecycle/retry-walked.ts';
import { signedActionsOf } from '../../fixtures/signed-retry/retry-actions.ts';
import { retryBench, spareSession, stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { pendingFor, reached } from '../../fixtures/signed-retry/retry-sweep.ts';

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
      const { wallet } = await retryBench(platform);
      await spareSession(platform);
      const actions = await reached(signedActionsOf(platform), async (action) => {
        await pendingFor(platform, action);
        return action;
      });
      const walk = fc.commands(retrySteps(platform, actions), { maxCommands: 14, size: 'max' });

      await forAll(
        walk,
        async (steps) => {
          const before = await stateOf(platform, wallet);
          const model: RetryModel = { challenges: [] };
          const real: RetryWalk = { platform, pending: [] };
          await fc.asyncModelRun(() => ({ model, real }), steps);
          await expectWalked(platform, before, model, real);
          await finish(model, real);
        },
        6,
      );
    },
  );
});
