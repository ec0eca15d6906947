import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { challengePasskeyCall } from '../../fixtures/areas/passkey/passkey-login.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { check, expect, type Platform, paced, untilOutcome } from '../../fixtures/index.ts';

/** The challenge call of a new credential, by the type of the credential. */
const challengeCalls = {
  EMAIL_OTP: async (platform: Platform) => ({
    path: { id: (await newWallet(platform)).emailOtp.id },
  }),
  SMS_OTP: async (platform: Platform) => ({
    path: { id: (await addSmsOtp(platform, await foreignSession(platform))).id },
  }),
  PASSKEY: async (platform: Platform) => {
    const passkey = await addPasskey(platform, await passkeyHolder(platform));
    return challengePasskeyCall(platform, passkey, newKey(platform));
  },
};

check.describe('POST /auth/credentials/{id}/challenge', () => {
  for (const [type, challengeCallOf] of Object.entries(challengeCalls)) {
    check(
      `for ${type} without a signature returns 200`,
      'RETRY-PROCESSING-012',
      async ({ platform }) => {
        const call = await challengeCallOf(platform);
        const challenge = () => platform.call('challengeAuthCredential', call);

        const reply = await paced(platform, () => untilOutcome(platform, challenge));

        expect(reply).toBeSuccess(200);
      },
    );
  }
});
