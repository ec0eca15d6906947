import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import {
  expectRevokedOnce,
  revokeCredential,
} from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import type { Credential } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { check, expect, type Platform, paced, proofOf, retry } from '../../fixtures/index.ts';

/** An OTP credential, and a session that may revoke it. */
interface Revocable {
  readonly credential: Credential;
  readonly signer: Signer;
}

async function emailOfTwoCredentials(platform: Platform): Promise<Revocable> {
  const { wallet, second } = await walletWithTwoCredentials(platform);
  return { credential: wallet.emailOtp, signer: second };
}

async function addedPhone(platform: Platform): Promise<Revocable> {
  const signer = await foreignSession(platform);
  return { credential: await addSmsOtp(platform, signer), signer };
}

check.describe('a revoked credential', () => {
  for (const [what, newCredential] of [
    ['of type EMAIL_OTP', emailOfTwoCredentials],
    ['of type SMS_OTP', addedPhone],
  ] as const) {
    check(
      `${what} returns 404 on challenge, verify and DELETE`,
      'CRED-REVOKE-011',
      async ({ platform }) => {
        const { credential, signer } = await newCredential(platform);
        const { publicKey } = newKey(platform);
        const target = await challengeOtp(platform, credential);
        const bundle = await sealedOtp(platform, target, { publicKey });
        await revokeCredential(platform, credential, signer);

        const path = { id: credential.id };
        const verification = verifyOtpCall(platform, credential, bundle);
        for (const reply of [
          await paced(platform, () => platform.call('challengeAuthCredential', { path })),
          await platform.call('verifyAuthCredential', verification),
        ]) {
          expect(reply, 'the request on the revoked credential').toBeRefused(404);
        }
        await expectRevokedOnce(platform, credential);
      },
    );

    check(
      `${what} cannot complete a verification that began earlier`,
      'CRED-REVOKE-012',
      async ({ platform }) => {
        const { credential, signer } = await newCredential(platform);
        const key = newKey(platform);
        const { call, challenge } = await beginOtpVerify(platform, credential, key);
        await revokeCredential(platform, credential, signer);

        const opened = await openedBy(platform, credential.accountId, async () => {
          const proof = proofOf(platform, challenge, key);
          const reply = await retry(platform, 'verifyAuthCredential', call, proof);
          expect(reply, 'the verification that began before the revocation').toBeRefused();
        });

        expect(opened ?? [], 'the sessions opened after the revocation').toEqual([]);
        const { emailOtp } = await newWallet(platform);
        await otpLogin(platform, emailOtp, key);
      },
    );
  }
});
