import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  reached,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { everyUnsignedRequest } from '../../fixtures/areas/signed-retry/every-unsigned-request.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { begin, check, expect, untilOutcome } from '../../fixtures/index.ts';

check.describe('a signed action without a wallet signature', () => {
  check('returns 202 with a challenge', 'RETRY-CHALLENGE-001', async ({ platform }) => {
    await reached(signedActionsOf(platform), async (action) => {
      const { call } = await action.ask(platform);
      const send = () => platform.call(action.operation, call);
      expect(await untilOutcome(platform, send), `the challenge for ${action.name}`).toBeSuccess(
        202,
      );
      return true;
    });
  });

  check('is not executed', 'RETRY-CHALLENGE-002', async ({ platform }) => {
    // Identities, which are added first, come last: their tokens are good for a minute.
    const actions = signedActionsOf(platform).toReversed();
    const ready = await reached(actions, async (action) => ({
      action,
      asked: await action.ask(platform),
    }));
    const before = await statesOf(platform, ready);

    for (const { action, asked } of ready) await begin(platform, action.operation, asked.call);

    expect(await statesOf(platform, ready, before), 'the state of the wallets').toEqual(before);
  });

  check('returns a unique requestId', 'RETRY-CHALLENGE-012', async ({ platform }) => {
    const challenged = await everyUnsignedRequest(platform);

    const ids = challenged.map(({ challenge }) => challenge.requestId);
    expect(new Set(ids).size, 'the number of different requestIds').toBe(ids.length);
  });

  check('leaves earlier challenges valid', 'RETRY-CHALLENGE-014', async ({ platform }) => {
    const earlier = await someChallengedAction(platform);
    await challengedAction(platform, earlier.action);

    const reply = await sendSigned(platform, rightRequest(platform, earlier));

    expect(reply).toBeSuccess();
  });
});
