import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import {
  sent,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import {
  rightRequest,
  withKey,
  withStamp,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expectInvalidSignature } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { encodeStamp, readStamp } from '../../fixtures/crypto/wallet-signature.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import { flippedSignature } from '../../generators/signed-retry/flipped-signature.ts';

test.describe('a wallet signature', () => {
  test(
    'in which a bit was turned over is invalid',
    covers('RETRY-SIGNATURE-013'),
    async ({ platform }) => {
      await forAll(
        flippedSignature,
        async (fault) => {
          const pending = await someChallengedAction(platform);
          const request = withStamp(platform, pending, (header) => fault.apply(header));
          expectInvalidSignature(await sent(platform, request));
        },
        8,
      );
      const twin = await someChallengedAction(platform);
      expect(await sent(platform, rightRequest(platform, twin))).toBeSuccess();
    },
  );

  test(
    'by another key than its stamp names is invalid',
    covers('RETRY-SIGNATURE-014'),
    async ({ platform }) => {
      const pending = await someChallengedAction(platform);
      const foreign = withKey(platform, pending, newKey(platform)).proof.signature ?? '';
      const { publicKey } = pending.asked.key;

      const signedRequest = withStamp(platform, pending, () =>
        encodeStamp({ ...readStamp(foreign), publicKey }),
      );

      expectInvalidSignature(await sent(platform, signedRequest));
    },
  );
});
