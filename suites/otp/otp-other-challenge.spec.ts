import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import type { Credential } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

type Pair = readonly [Credential, Credential];

async function emailsOfTwoWallets(platform: Platform): Promise<Pair> {
  return [(await newWallet(platform)).emailOtp, (await newWallet(platform)).emailOtp];
}

async function emailAndPhoneOfOneWallet(platform: Platform): Promise<Pair> {
  const { emailOtp } = await newWallet(platform);
  return [emailOtp, await addSmsOtp(platform, await otpLogin(platform, emailOtp))];
}

check.describe('an OTP encrypted to the bundle of another credential', () => {
  for (const [where, pairOf] of [
    ['another wallet', emailsOfTwoWallets],
    ['the same wallet', emailAndPhoneOfOneWallet],
  ] as const) {
    check(`in ${where} opens no session`, 'OTP-SEALED-001', async ({ platform }) => {
      const [one, other] = await pairOf(platform);
      const key = newKey(platform);
      const targetOfOne = await challengeOtp(platform, one);
      const targetOfOther = await challengeOtp(platform, other);

      for (const [credential, wrongTarget] of [
        [one, targetOfOther],
        [other, targetOfOne],
      ] as const) {
        const bundle = await sealedOtp(platform, wrongTarget, key);
        const opened = await openedBy(platform, credential.accountId, async () => {
          const reply = await verifyOtpCredential(platform, credential, bundle, key);
          expect(reply, `the login with the ${credential.type} credential`).toBeRefused();
        });
        expect(opened ?? [], 'sessions opened').toEqual([]);
      }

      for (const credential of [one, other]) await otpLogin(platform, credential);
    });
  }
});
