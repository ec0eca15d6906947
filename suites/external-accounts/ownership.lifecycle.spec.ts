import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  askForChallenge,
  attempt,
  type OwnershipState,
  provenWallet,
  settledState,
  stateOf,
  unprovenWallet,
} from '../../fixtures/external-accounts/ownership.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { loadLifecycle } from '../../spec/lifecycles.ts';

const { initial, transitions } = loadLifecycle('external-account');

/** The rows of the table that the contract, or a default, says what becomes of. */
const cited = transitions.flatMap((transition) => {
  const [row] = transition.requirements as readonly RequirementId[];
  return row === undefined ? [] : [{ row, transition }];
});

test.describe('the ownership of a wallet', () => {
  for (const { row, transition } of cited) {
    const { trigger, from } = transition;
    const title = `${trigger} from ${from} ${transition.outcome}`;

    if (transition.outcome === 'moves') {
      test(title, covers(row), async ({ platform }) => {
        if (trigger === 'fail') await provenWallet(platform);
        const wallet = await unprovenWallet(platform);
        expect(await stateOf(platform, wallet)).toBe(initial);

        const reply = await attempt(platform, wallet, trigger);

        if (trigger === 'verify' && !isSuccess(reply)) {
          unlessConfirmed('G-147', `the proof was answered ${reply.status}`);
        }
        const state = await settledState(platform, wallet, transition.to as OwnershipState);
        expect(state, `the state after ${trigger}`).toBe(transition.to);
      });
    }

    if (transition.outcome === 'refused') {
      const { status, code } = transition;
      test(title, covers(row), async ({ platform }) => {
        const wallet = await provenWallet(platform);

        expectRefusal(await askForChallenge(platform, wallet), 'G-147', status, code);

        expect(await stateOf(platform, wallet), `the state after ${trigger}`).toBe(from);
      });
    }
  }
});
