import { newKey } from '../../fixtures/areas/login/keys.ts';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { someChallengedAction } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import {
  changedSignature,
  rightRequest,
  stampIn,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { encodeStamp, readStamp } from '../../fixtures/crypto/wallet-signature.ts';
import { check, expect, forAll, proofOf } from '../../fixtures/index.ts';
import { flippedSignature } from '../../generators/signed-retry/flipped-signature.ts';

const INVALID = 'WALLET_SIGNATURE_INVALID';

check.describe('a wallet signature', () => {
  check(
    'with one flipped bit is refused with WALLET_SIGNATURE_INVALID',
    'RETRY-SIGNATURE-013',
    async ({ platform }) => {
      await forAll(
        flippedSignature,
        async (flipped) => {
          const right = rightRequest(platform, await someChallengedAction(platform));
          const signature = changedSignature(platform, right, flipped);

          const reply = await sendSigned(platform, {
            ...right,
            proof: { ...right.proof, signature },
          });

          expect(reply, 'the signed retry with a flipped bit').toBeError(401, INVALID);
        },
        8,
      );

      const unflipped = rightRequest(platform, await someChallengedAction(platform));
      expect(
        await sendSigned(platform, unflipped),
        'the same request without the fault',
      ).toBeSuccess();
    },
  );

  check(
    'not made with the key that it names returns WALLET_SIGNATURE_INVALID',
    'RETRY-SIGNATURE-014',
    async ({ platform }) => {
      const { action, asked, challenge } = await someChallengedAction(platform);
      const proof = proofOf(platform, challenge, newKey(platform));
      const byAnotherKey = readStamp(stampIn(platform, { proof }));
      const signature = encodeStamp({ ...byAnotherKey, publicKey: asked.key.publicKey });

      const reply = await sendSigned(platform, {
        operation: action.operation,
        call: asked.call,
        proof: { ...proof, signature },
      });

      expect(reply).toBeError(401, INVALID);
    },
  );
});
