import fc from 'fast-check';
import { challengedAction, reached } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import {
  type RetryAction,
  signedActionsOf,
} from '../../fixtures/areas/signed-retry/retry-actions.ts';
import type { RetryFaultName } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import {
  answerRightly,
  answerWhileProcessing,
  answerWith,
  answerWithHeadersOfAnother,
  askFor,
  finish,
  isUnharmed,
  letLapse,
  type RetryModel,
  type RetryStep,
  type RetryWalk,
  SIGNED_WRONGLY,
} from '../../fixtures/areas/signed-retry/retry-walk.ts';
import { expectWalked } from '../../fixtures/areas/signed-retry/retry-walked.ts';
import {
  spareSession,
  stateOf,
  walletUnderTest,
} from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, forAll, type Platform } from '../../fixtures/index.ts';

/** Faults in which nothing is signed wrongly. */
const UNSIGNED: readonly RetryFaultName[] = [
  'the signature is missing',
  'the Request-Id is missing',
];

/** What a walk is made of, with what a hook brings about where there is the hook. */
function steps(platform: Platform, actions: readonly RetryAction[]): fc.Arbitrary<RetryStep>[] {
  const { target } = platform;
  const pick = fc.nat(11);
  const asked = fc.constantFrom(...actions).map(askFor);
  const right = pick.map(answerRightly);
  const wrong = (faults: readonly RetryFaultName[]) =>
    fc.tuple(pick, fc.constantFrom(...faults)).map(([at, fault]) => answerWith(fault, at));
  const swapped = fc.tuple(pick, pick).map(([at, other]) => answerWithHeadersOfAnother(at, other));
  return [
    ...[asked, asked, right, right, wrong(UNSIGNED)],
    ...(isUnharmed(platform) ? [wrong(SIGNED_WRONGLY), swapped] : []),
    ...(target.hasHook('hooks.armProcessing') ? [pick.map(answerWhileProcessing)] : []),
    ...(target.hasHook('hooks.expireChallenge') ? [pick.map(letLapse)] : []),
  ];
}

check.describe('signed actions in any order', () => {
  check(
    'are executed only by a valid signed retry, and never twice',
    [
      'RETRY-OUTCOME-001',
      'RETRY-REQUEST-006',
      'RETRY-REQUEST-011',
      'RETRY-REQUEST-014',
      'RETRY-CHALLENGE-014',
    ],
    async ({ platform }) => {
      const { wallet } = await walletUnderTest(platform);
      await spareSession(platform);
      const actions = await reached(signedActionsOf(platform), async (action) => {
        await challengedAction(platform, action);
        return action;
      });
      const walk = fc.commands<RetryModel, RetryWalk, false>(steps(platform, actions), {
        maxCommands: 14,
        size: 'max',
      });

      await forAll(
        walk,
        async (walked) => {
          const before = await stateOf(platform, wallet);
          const model: RetryModel = { challenges: [] };
          const real: RetryWalk = { platform, challenged: [] };
          await fc.asyncModelRun(() => ({ model, real }), walked);
          await expectWalked(platform, before, model, real);
          await finish(model, real);
        },
        6,
      );
    },
  );
});
