import {
  pendingFor,
  reached,
  sent,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { everyChallenge } from '../../fixtures/areas/signed-retry/every-challenge.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { begin, covers, expect, orFail, test } from '../../fixtures/index.ts';

test.describe('a signed action that is asked for', () => {
  test(
    'is answered 202 with its challenge, whichever it is',
    covers('RETRY-CHALLENGE-001'),
    async ({ platform }) => {
      await orFail(() => everyChallenge(platform));
    },
  );

  test('is not done yet', covers('RETRY-CHALLENGE-002'), async ({ platform }) => {
    // Identities, which are added first, come last: their tokens are good for a minute.
    const actions = signedActionsOf(platform).toReversed();
    const ready = await reached(actions, async (action) => ({
      action,
      asked: await action.ask(platform),
    }));
    const wallets = ready.map(({ asked }) => asked.wallet);
    const before = await statesOf(platform, wallets);

    for (const { action, asked } of ready) await begin(platform, action.operation, asked.call);

    expect(await statesOf(platform, wallets), 'the wallets').toEqual(before);
  });

  test('gets a requestId of its own', covers('RETRY-CHALLENGE-012'), async ({ platform }) => {
    const pending = await everyChallenge(platform);

    const ids = pending.map(({ challenge }) => challenge.requestId);
    expect(new Set(ids).size, 'different ids').toBe(ids.length);
  });

  test(
    'leaves the challenges before it good',
    covers('RETRY-CHALLENGE-014'),
    async ({ platform }) => {
      const earlier = await someChallengedAction(platform);
      await pendingFor(platform, earlier.action);

      expect(await sent(platform, rightRequest(platform, earlier))).toBeSuccess();
    },
  );
});
