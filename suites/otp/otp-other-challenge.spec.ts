import { addSmsOtp } from '../../fixtures/areas/credentials/add-credential.ts';
import type { Credential } from '../../fixtures/areas/credentials/credentials.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/credentials/otp.ts';
import { otpLogin } from '../../fixtures/areas/credentials/otp-login.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { covers, expect, isSuccess, type Platform, test } from '../../fixtures/index.ts';

/** Sends each of two credentials the code that was sealed for the other, then each its own. */
async function swap(platform: Platform, pair: readonly [Credential, Credential]): Promise<void> {
  const [one, other] = pair;
  const key = newKey(platform);
  const targets = [await challengeOtp(platform, one), await challengeOtp(platform, other)] as const;
  const bundles = [
    await sealedOtp(platform, targets[0], key),
    await sealedOtp(platform, targets[1], key),
  ] as const;
  for (const [credential, bundle] of [
    [one, bundles[1]],
    [other, bundles[0]],
  ] as const) {
    const opened = await openedBy(platform, credential.accountId, async () => {
      const reply = await verifyOtpCredential(platform, credential, bundle, key);
      expect(isSuccess(reply), `${credential.type} is answered ${reply.status}`).toBe(false);
    });
    expect(opened ?? []).toEqual([]);
  }
  for (const credential of pair) await otpLogin(platform, credential);
}

test.describe('a code sealed for another credential', () => {
  test('opens no session, of another wallet', covers('OTP-SEALED-001'), async ({ platform }) => {
    const [one, other] = [await newWallet(platform), await newWallet(platform)];

    await swap(platform, [one.emailOtp, other.emailOtp]);
  });

  test('opens no session, of the same wallet', covers('OTP-SEALED-001'), async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const phone = await addSmsOtp(platform, await otpLogin(platform, emailOtp));

    await swap(platform, [emailOtp, phone]);
  });
});
