import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { encodeStamp, readStamp } from '../../fixtures/crypto/wallet-signature.ts';
import { rightLeg, withKey, withStamp } from '../../fixtures/signed-retry/retry-flaws.ts';
import { expectInvalidSignature } from '../../fixtures/signed-retry/retry-outcome.ts';
import { sent, somePending } from '../../fixtures/signed-retry/retry-sweep.ts';
import { flippedSignature } from '../../generators/signatures/flipped-signature.ts';

test.describe('a wallet signature', () => {
  test(
    'in which a bit was turned over is invalid',
    covers('RETRY-SIGNATURE-013'),
    async ({ platform }) => {
      await forAll(
        flippedSignature,
        async (fault) => {
          const pending = await somePending(platform);
          const leg = withStamp(platform, pending, (header) => fault.apply(header));
          expectInvalidSignature(await sent(platform, leg));
        },
        8,
      );
      const twin = await somePending(platform);
      expect(await sent(platform, rightLeg(platform, twin))).toBeSuccess();
    },
  );

  test(
    'by another key than its stamp names is invalid',
    covers('RETRY-SIGNATURE-014'),
    async ({ platform }) => {
      const pending = await somePending(platform);
      const foreign = withKey(platform, pending, newKey(platform)).proof.signature ?? '';
      const { publicKey } = pending.asked.key;

      const leg = withStamp(platform, pending, () =>
        encodeStamp({ ...readStamp(foreign), publicKey }),
      );

      expectInvalidSignature(await sent(platform, leg));
    },
  );
});
