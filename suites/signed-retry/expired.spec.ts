import {
  pendingFor,
  reached,
  sent,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { lapsing, signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { covers, expect, orFail, test } from '../../fixtures/index.ts';

test.describe('an action whose challenge expired', () => {
  test(
    'is not done, whichever it is',
    covers('RETRY-REQUEST-013', 'RETRY-REQUEST-014'),
    async ({ platform }) => {
      const actions = lapsing(platform, signedActionsOf(platform));
      const expired = await reached(actions, (action) => pendingFor(platform, action));
      for (const { challenge } of expired) await expireChallenge(platform, challenge);
      const wallets = expired.map(({ asked }) => asked.wallet);
      const before = await statesOf(platform, wallets);

      for (const pending of expired) {
        const reply = await sent(platform, rightRequest(platform, pending));
        expect(reply, pending.action.name).toBeRefused(401);
      }

      expect(await statesOf(platform, wallets), 'the wallets').toEqual(before);
    },
  );

  test('can be asked for anew', covers('RETRY-REQUEST-015'), async ({ platform }) => {
    const expired = await someChallengedAction(platform);
    await expireChallenge(platform, expired.challenge);

    const fresh = await orFail(() => pendingFor(platform, expired.action));

    expect(await sent(platform, rightRequest(platform, fresh))).toBeSuccess();
  });
});
