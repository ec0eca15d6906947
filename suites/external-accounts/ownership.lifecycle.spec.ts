import { createExternalAccountOwnershipChallenge } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  type OwnedWallet,
  type OwnershipState,
  otherKey,
  prove,
  provenWallet,
  settledState,
  stateOf,
  unprovenWallet,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { loadLifecycle } from '../../spec/lifecycles.ts';

const { initial, transitions } = loadLifecycle('external-account');

/** The rows of the table that the contract, or a default, says what becomes of. */
const cited = transitions.flatMap((transition) => {
  const [row] = transition.requirements as readonly RequirementId[];
  return row === undefined ? [] : [{ row, transition }];
});

/** A wallet in a state of the table. */
async function walletIn(platform: Platform, state: string, next = ''): Promise<OwnedWallet> {
  if (state === 'ACTIVE') return provenWallet(platform);
  // Without a right proof that is taken, a wrong one says nothing.
  if (state === 'UNVERIFIED' || next === 'fail') await provenWallet(platform);
  const wallet = await unprovenWallet(platform);
  if (state === 'UNVERIFIED') await prove(platform, wallet, otherKey(platform, wallet));
  const shown = await settledState(platform, wallet, state as OwnershipState);
  return shown === state ? wallet : unverified(`the wallet is ${shown}, not ${state}`);
}

test.describe('the ownership of a wallet', () => {
  for (const { row, transition } of cited) {
    const { trigger, from, outcome } = transition;
    const title = `${trigger} from ${from} ${outcome}`;

    if (transition.outcome !== 'refused') {
      const to = transition.outcome === 'moves' ? transition.to : from;
      test(title, covers(row), async ({ platform }) => {
        const wallet = await walletIn(platform, from, trigger);
        const challenge = await createExternalAccountOwnershipChallenge(platform, wallet.id);
        if (!isSuccess(challenge)) unlessConfirmed('G-147', 'no challenge is given out');
        expect(challenge).toBeSuccess();

        const by = trigger === 'verify' ? wallet : otherKey(platform, wallet);
        const reply = await prove(platform, wallet, by);

        const isOpen = from !== initial || (trigger === 'verify' && !isSuccess(reply));
        const state = await settledState(platform, wallet, to as OwnershipState);
        if (isOpen && state !== to) unlessConfirmed('G-147', `the wallet is ${state} after it`);
        expect(state, `the state after ${trigger}`).toBe(to);
      });
    }

    if (transition.outcome === 'refused') {
      const { status, code } = transition;
      test(title, covers(row), async ({ platform }) => {
        const wallet = await walletIn(platform, from);

        expectRefusal(
          await createExternalAccountOwnershipChallenge(platform, wallet.id),
          'G-147',
          status,
          code,
        );

        expect(await stateOf(platform, wallet), `the state after ${trigger}`).toBe(from);
      });
    }
  }
});
