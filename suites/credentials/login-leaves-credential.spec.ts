import {
  addOauth,
  addPasskey,
  addSmsOtp,
} from '../../fixtures/areas/credentials/add-credential.ts';
import {
  type Credential,
  credentialRow,
  lastingOf,
} from '../../fixtures/areas/credentials/credentials.ts';
import { oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { otpLogin } from '../../fixtures/areas/credentials/otp-login.ts';
import { passkeyLogin } from '../../fixtures/areas/credentials/passkey-login.ts';
import type { WalletSession } from '../../fixtures/areas/credentials/sessions.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { covers, expect, type Platform, test } from '../../fixtures/index.ts';

/** Logs in by a credential that is read before and after. */
async function expectLeft(
  platform: Platform,
  credential: Credential,
  logIn: () => Promise<WalletSession>,
): Promise<WalletSession> {
  const before = await credentialRow(platform, credential);
  const session = await logIn();
  const after = await credentialRow(platform, credential);
  expect(lastingOf(after), `the credential, ${credential.type}`).toEqual(lastingOf(before));
  return session;
}

test.describe('opening a session', () => {
  test('leaves its credential as it was', covers('CRED-RECORD-012'), async ({ platform }) => {
    const { target } = platform;
    const { emailOtp } = await newWallet(platform);
    const session = await expectLeft(platform, emailOtp, () => otpLogin(platform, emailOtp));

    if (target.has('credentials.sms-otp')) {
      const phone = await addSmsOtp(platform, session);
      await expectLeft(platform, phone, () => otpLogin(platform, phone));
    }
    if (target.has('credentials.oauth')) {
      const identity = await addOauth(platform, session);
      await expectLeft(platform, identity, () => oauthLogin(platform, identity));
    }
    if (target.has('credentials.passkey')) {
      const passkey = await addPasskey(platform, session);
      await expectLeft(platform, passkey, () => passkeyLogin(platform, passkey));
    }
  });
});
