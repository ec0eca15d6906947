import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { lapsing, signedActionsOf } from '../../fixtures/signed-retry/retry-actions.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import {
  pendingFor,
  reached,
  sent,
  somePending,
  statesOf,
} from '../../fixtures/signed-retry/retry-sweep.ts';
import { expireChallenge } from '../../fixtures/wallet/control.ts';

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
        const reply = await sent(platform, rightLeg(platform, pending));
        expect(reply, pending.action.name).toBeRefused(401);
      }

      expect(await statesOf(platform, wallets), 'the wallets').toEqual(before);
    },
  );

  test('can be asked for anew', covers('RETRY-REQUEST-015'), async ({ platform }) => {
    const expired = await somePending(platform);
    await expireChallenge(platform, expired.challenge);

    const fresh = await orFail(() => pendingFor(platform, expired.action));

    expect(await sent(platform, rightLeg(platform, fresh))).toBeSuccess();
  });
});
