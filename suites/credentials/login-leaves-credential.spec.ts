import { credentialRow, lastingOf } from '../../fixtures/areas/login/credentials.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { oauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyLogin } from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('POST /auth/credentials/{id}/verify', () => {
  check(
    'leaves the credential unchanged, except for updatedAt',
    'CRED-RECORD-012',
    async ({ platform }) => {
      const { target } = platform;
      const { emailOtp } = await newWallet(platform);
      const before = await credentialRow(platform, emailOtp);

      const session = await otpLogin(platform, emailOtp);

      const after = await credentialRow(platform, emailOtp);
      expect(lastingOf(after), 'the EMAIL_OTP credential after the login').toEqual(
        lastingOf(before),
      );

      if (target.has('credentials.sms-otp')) {
        const phone = await addSmsOtp(platform, session);
        const added = await credentialRow(platform, phone);
        await otpLogin(platform, phone);
        const left = await credentialRow(platform, phone);
        expect(lastingOf(left), 'the SMS_OTP credential after the login').toEqual(lastingOf(added));
      }
      if (target.has('credentials.oauth')) {
        const identity = await addOauth(platform, session);
        const added = await credentialRow(platform, identity);
        await oauthLogin(platform, identity);
        const left = await credentialRow(platform, identity);
        expect(lastingOf(left), 'the OAUTH credential after the login').toEqual(lastingOf(added));
      }
      if (target.has('credentials.passkey')) {
        const passkey = await addPasskey(platform, session);
        const added = await credentialRow(platform, passkey);
        await passkeyLogin(platform, passkey);
        const left = await credentialRow(platform, passkey);
        expect(lastingOf(left), 'the PASSKEY credential after the login').toEqual(lastingOf(added));
      }
    },
  );
});
