import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { newOtpCredential } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { provenOtp } from '../../fixtures/areas/otp/proven-otp.ts';
import { spoiltOtp } from '../../fixtures/areas/otp/spoilt-otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { walletAction } from '../../fixtures/areas/sessions/wallet-action.ts';
import { type KeyPair, uncompressed } from '../../fixtures/crypto/p256.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  note,
  type Platform,
  proofOf,
  type Reply,
  retry,
} from '../../fixtures/index.ts';

/** An action of the wallet that a key signs. */
async function sign(platform: Platform, accountId: string, key: KeyPair): Promise<Reply> {
  const { operation, call } = await walletAction(platform, accountId);
  const challenge = await begin(platform, operation, call);
  return retry(platform, operation, call, proofOf(platform, challenge, key));
}

check.describe('the key pair of an OTP login', () => {
  for (const [type, row] of [
    ['EMAIL_OTP', 'OTP-SESSION-003'],
    ['SMS_OTP', 'OTP-SESSION-004'],
  ] as const) {
    check(`with an ${type} credential authorizes wallet actions`, row, async ({ platform }) => {
      const credential = await newOtpCredential(platform, type);
      const { key } = await otpLogin(platform, credential);

      expect(
        await sign(platform, credential.accountId, key),
        'an action signed by the sealed key',
      ).toBeSuccess();
    });
  }

  check(
    'authorizes no wallet action before the session is open',
    'OTP-SESSION-005',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      await otpLogin(platform, emailOtp);
      const key = newKey(platform);
      const { call, challenge } = await beginOtpVerify(platform, emailOtp, key);

      expect(
        await sign(platform, accountId, key),
        'an action signed by the sealed key before its session',
      ).toBeRefused(401);

      expect(
        await credentialIdsOf(platform, accountId),
        'the credentials of the account after the refusal',
      ).toEqual([emailOtp.id]);
      const proof = proofOf(platform, challenge, key);
      expect(await retry(platform, 'verifyAuthCredential', call, proof), 'the login').toBeSuccess(
        200,
      );
      expect(
        await sign(platform, accountId, key),
        'an action signed by the sealed key once its session is open',
      ).toBeSuccess();
    },
  );

  check(
    'is accepted if its public_key has the prefix 02 or 03',
    'OTP-VERIFY-007',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const replies = [];
      for (const prefix of ['02', '03'] as const) {
        const key = newKey(platform, prefix);
        const bundle = await sealedOtp(platform, await challengeOtp(platform, emailOtp), key);
        const reply = await verifyOtpCredential(platform, emailOtp, bundle, key);
        replies.push(reply);
        if (isSuccess(reply)) {
          expect(
            await sign(platform, accountId, key),
            `an action signed by a sealed key with the prefix ${prefix}`,
          ).toBeSuccess();
        }
      }

      for (const reply of replies) expect(reply, 'the login').toBeSuccess(200);
    },
  );

  check(
    'signs actions if an uncompressed public_key is accepted',
    'OTP-SESSION-003',
    async ({ platform }) => {
      const { credential, target } = await provenOtp(platform, 'EMAIL_OTP');
      const key = newKey(platform);
      const plaintext = (text: string) => text.replace(key.publicKey, uncompressed(key.publicKey));

      const bundle = await spoiltOtp(platform, target, key, { plaintext });
      const reply = await verifyOtpCredential(platform, credential, bundle, key);

      note(`an uncompressed key, sealed with a code, is answered ${reply.status}`);
      expect(reply.status, 'the status of a login with an uncompressed public_key').toBeLessThan(
        500,
      );
      if (isSuccess(reply)) {
        expect(
          await sign(platform, credential.accountId, key),
          'an action signed by a key that was sealed uncompressed',
        ).toBeSuccess();
      }
    },
  );
});
