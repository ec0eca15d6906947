import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { openedBy } from '../../fixtures/check/opened-sessions.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { type Credential, revokeCredentialCall } from '../../fixtures/wallet/credentials.ts';
import { newKey } from '../../fixtures/wallet/keys.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/wallet/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/wallet/otp-login.ts';
import { paced } from '../../fixtures/wallet/processing.ts';
import { walletWithTwo } from '../../fixtures/wallet/second-credential.ts';
import type { WalletSession } from '../../fixtures/wallet/sessions.ts';
import { driveSigned, proofOf, retry } from '../../fixtures/wallet/signed-retry.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';

function revoke(platform: Platform, credential: Credential, { key }: WalletSession) {
  const call = revokeCredentialCall(credential);
  return driveSigned(platform, 'revokeAuthCredential', call, key, 'a revoked credential');
}

test.describe('a revoked credential', () => {
  test('is not found', covers('CRED-REVOKE-011'), async ({ platform }) => {
    const { wallet, second } = await walletWithTwo(platform);
    const { emailOtp } = wallet;
    const { publicKey } = newKey(platform);
    const target = await challengeOtp(platform, emailOtp);
    const bundle = await sealedOtp(platform, target, { publicKey });
    await revoke(platform, emailOtp, second);

    const path = { id: emailOtp.id };
    const verification = verifyOtpCall(platform, emailOtp, bundle);
    for (const reply of [
      await paced(platform, () => platform.call('challengeAuthCredential', { path })),
      await platform.call('verifyAuthCredential', verification),
      await platform.call('revokeAuthCredential', revokeCredentialCall(emailOtp)),
    ]) {
      expect(reply).toBeRefused(404);
    }
  });

  test(
    'opens no session by a verification begun before',
    covers('CRED-REVOKE-012'),
    async ({ platform }) => {
      const { wallet, second } = await walletWithTwo(platform);
      const key = newKey(platform);
      const { call, challenge } = await beginOtpVerify(platform, wallet.emailOtp, key);
      await revoke(platform, wallet.emailOtp, second);

      const opened = await openedBy(platform, wallet.accountId, async () => {
        const proof = proofOf(platform, challenge, key);
        const reply = await retry(platform, 'verifyAuthCredential', call, proof);
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      });

      expect(opened ?? []).toEqual([]);
      const { emailOtp } = await newWallet(platform);
      await otpLogin(platform, emailOtp, key);
    },
  );
});
