import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { takesSeveralIdentities } from '../../fixtures/areas/oauth/identity-holder.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  requireCapability,
  undecided,
} from '../../fixtures/index.ts';

async function addIdentity(platform: Platform, signer: Signer) {
  requireCapability(platform, 'credentials.oauth');
  if (!(await takesSeveralIdentities(platform)))
    undecided('a wallet takes one identity only, which the contract allows');
  return addOauth(platform, signer);
}

check.describe('a session is not ended by the revocation', () => {
  for (const [what, add] of [
    ['passkey', addPasskey],
    ['OAUTH credential', addIdentity],
  ] as const) {
    check(`of another ${what} of its wallet`, 'SESSION-CREDENTIAL-005', async ({ platform }) => {
      const { emailOtp } = await newWallet(platform);
      const first = await otpLogin(platform, emailOtp);
      const revoked = await add(platform, first);
      const kept = await add(platform, first);
      const ofRevoked = await anotherSession(platform, { credential: revoked });
      const session = await anotherSession(platform, { credential: kept });
      const before = await signWalletAction(platform, session);
      expect(before, 'an action under the session before the revocation').toBeSuccess();
      // The contract does not say that a login leaves the other sessions of the wallet active.
      for (const earlier of [first, ofRevoked]) {
        const reply = await signWalletAction(platform, earlier);
        if (!isSuccess(reply)) undecided('a login ends the earlier sessions of the wallet', reply);
      }

      await revokeCredential(platform, revoked, first);

      const reply = await signWalletAction(platform, session);
      expect(reply, `an action under the session of the other ${what}`).toBeSuccess();
    });
  }
});
