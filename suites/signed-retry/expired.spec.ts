import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  reached,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { lapsing, signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { challengeIn, check, expect, unreached, untilOutcome } from '../../fixtures/index.ts';

check.describe('a signed action whose challenge expired', () => {
  check(
    'returns 401 and is not executed',
    ['RETRY-REQUEST-013', 'RETRY-REQUEST-014'],
    async ({ platform }) => {
      const actions = lapsing(platform, signedActionsOf(platform));
      const expired = await reached(actions, (action) => challengedAction(platform, action));
      for (const { challenge } of expired) await expireChallenge(platform, challenge);
      const before = await statesOf(platform, expired);

      for (const challenged of expired) {
        const reply = await sendSigned(platform, rightRequest(platform, challenged));
        expect(reply, `the signed retry of ${challenged.action.name}`).toBeRefused(401);
      }

      expect(await statesOf(platform, expired, before), 'the state of the wallets').toEqual(before);
    },
  );

  check(
    'returns a new valid challenge if requested again',
    'RETRY-REQUEST-015',
    async ({ platform }) => {
      const expired = await someChallengedAction(platform);
      await expireChallenge(platform, expired.challenge);

      const { operation } = expired.action;
      const asked = await expired.action.ask(platform);
      const again = await untilOutcome(platform, () => platform.call(operation, asked.call));
      expect(again, 'the new request without a signature').toBeSuccess(202);
      const challenge =
        challengeIn(again) ??
        unreached(
          'the repeated request after the challenge expired was answered without a new challenge',
          [],
          again,
        );
      const fresh = { ...expired, asked, challenge };
      const reply = await sendSigned(platform, rightRequest(platform, fresh));

      expect(reply, 'the signed retry of the new challenge').toBeSuccess();
    },
  );
});
