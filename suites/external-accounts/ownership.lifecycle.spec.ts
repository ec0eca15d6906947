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
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { loadLifecycle } from '../../spec/lifecycles.ts';

const { transitions } = loadLifecycle('external-account');

/** The rows of the table that the contract, or a default, says what becomes of. */
const cited = transitions.flatMap((transition) => {
  const [row] = transition.requirements as readonly RequirementId[];
  return row === undefined ? [] : [{ row, transition }];
});

/** How a challenge is refused, by the state of the wallet. */
const refusing = new Map(
  cited.flatMap(({ row, transition }) => {
    if (transition.outcome !== 'refused') return [];
    const { from, status, code } = transition;
    return [[from, { row, status, code }] as const];
  }),
);

/** A wallet in a state of the table. */
async function walletIn(platform: Platform, state: string, next = ''): Promise<OwnedWallet> {
  if (state === 'ACTIVE') return provenWallet(platform);
  // Without a right proof that is taken, a wrong one says nothing.
  if (state === 'UNVERIFIED' || next === 'fail') await provenWallet(platform);
  const wallet = await unprovenWallet(platform);
  if (state === 'UNVERIFIED') await prove(platform, wallet, otherKey(platform, wallet));
  const shown = await settledState(platform, wallet, state as OwnershipState);
  return shown === state ? wallet : undecided(`the external wallet is ${shown} and not ${state}`);
}

check.describe('a crypto wallet', () => {
  for (const { row, transition } of cited) {
    const { trigger, from } = transition;
    const proof = trigger === 'verify' ? 'right' : 'wrong';
    const state = from === 'PENDING_OWNERSHIP_VERIFICATION' ? 'pending' : from;

    if (transition.outcome !== 'refused') {
      const to = transition.outcome === 'moves' ? transition.to : from;
      const effect = to === from ? `stays ${to}` : `becomes ${to}`;
      check(`that is ${state} ${effect} after a ${proof} signature`, row, async ({ platform }) => {
        const wallet = await walletIn(platform, from, trigger);
        const challenge = await platform.api.createExternalAccountOwnershipChallenge({
          externalAccountId: wallet.id,
        });
        expect(challenge, 'the ownership challenge of the wallet').toBeSuccess();

        const by = trigger === 'verify' ? wallet : otherKey(platform, wallet);
        const reply = await prove(platform, wallet, by);

        const state = await settledState(platform, wallet, to as OwnershipState);
        // Which signature is right is a gap; a proof that is refused shows nothing of the states.
        const isRefused = trigger === 'verify' && !isSuccess(reply);
        const what = isRefused
          ? 'the status of a wallet whose proof was refused'
          : `the status of the wallet after ${trigger}`;
        expect(state, what).toBe(to);
      });
    }
  }

  // Whatever proof would follow, the request for its challenge is the same.
  for (const [from, { row, status, code }] of refusing) {
    check(`that is ${from} cannot be given a challenge`, row, async ({ platform }) => {
      const wallet = await walletIn(platform, from);

      const reply = await platform.api.createExternalAccountOwnershipChallenge({
        externalAccountId: wallet.id,
      });

      expect(reply).toBeError(status, code);
      const state = await stateOf(platform, wallet);
      expect(state, 'the status of the wallet after the refusal').toBe(from);
    });
  }
});
