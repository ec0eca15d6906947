import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  actionsThatAddNothing,
  challengedAction,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, forAll, proofOf, undecided } from '../../fixtures/index.ts';
import { otherPayload } from '../../generators/signed-retry/other-payload.ts';
import { reserialisedPayload } from '../../generators/signed-retry/reserialised-payload.ts';

const INVALID = 'WALLET_SIGNATURE_INVALID';

check.describe('a signature over', () => {
  for (const [what, row, otherText] of [
    [
      'a text other than payloadToSign is refused and executes nothing',
      'RETRY-SIGNATURE-015',
      otherPayload,
    ],
    [
      'a reserialized payloadToSign is refused and executes nothing',
      'RETRY-SIGNATURE-016',
      reserialisedPayload,
    ],
  ] as const) {
    check(what, [row, 'RETRY-SIGNATURE-018'], async ({ platform }) => {
      const { wallet } = await walletUnderTest(platform);
      const before = await stateOf(platform, wallet);

      await forAll(
        otherText,
        async (change) => {
          const actions = actionsThatAddNothing(platform);
          const { action, asked, challenge } = await someChallengedAction(platform, actions);
          const payloadToSign = change.apply(challenge.payloadToSign);

          const reply = await sendSigned(platform, {
            operation: action.operation,
            call: asked.call,
            proof: proofOf(platform, { ...challenge, payloadToSign }, asked.key),
          });

          expect(reply, 'the signed retry over another text').toBeError(401, INVALID);
        },
        8,
      );

      expect(await stateOf(platform, wallet, before), 'the state of the wallet').toEqual(before);
    });
  }

  check(
    'the payloadToSign of another challenge is refused',
    'RETRY-SIGNATURE-017',
    async ({ platform }) => {
      const { action, asked, challenge } = await someChallengedAction(platform);
      const other = await challengedAction(platform, action);
      const { payloadToSign } = other.challenge;
      if (payloadToSign === challenge.payloadToSign)
        undecided('the same request is answered with the challenge that is still open');

      const reply = await sendSigned(platform, {
        operation: action.operation,
        call: asked.call,
        proof: proofOf(platform, { ...challenge, payloadToSign }, asked.key),
      });

      expect(reply, 'the signed retry over the payload of another challenge').toBeError(
        401,
        INVALID,
      );
      expect(
        await sendSigned(platform, rightRequest(platform, other)),
        'the signed retry over its own payload',
      ).toBeSuccess();
    },
  );
});
