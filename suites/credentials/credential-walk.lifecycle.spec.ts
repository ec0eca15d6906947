import fc from 'fast-check';
import { addOauth } from '../../fixtures/areas/credentials/add-credential.ts';
import type { CredentialTrigger } from '../../fixtures/areas/credentials/credential.ts';
import {
  AskCredential,
  type CredentialModel,
  type CredentialWalk,
} from '../../fixtures/areas/credentials/credential-walk.ts';
import { oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { otpLogin } from '../../fixtures/areas/credentials/otp-login.ts';
import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { takesSeveralIdentities } from '../../fixtures/areas/oauth/identity-holder.ts';
import { covers, forAll, type Platform, test, unverified } from '../../fixtures/index.ts';

/** A wallet that has no credential but that of one identity. */
async function begin(platform: Platform): Promise<CredentialWalk> {
  if (!(await takesSeveralIdentities(platform))) {
    unverified('P-07b several identities on one wallet: none but the first is taken (G-91)');
  }
  const { accountId, emailOtp } = await newWallet(platform);
  const credential = await addOauth(platform, await otpLogin(platform, emailOtp));
  const session = await oauthLogin(platform, credential);
  await revokeCredential(platform, emailOtp, session);
  return { platform, accountId, holders: [{ credential, session }] };
}

function asks(trigger: CredentialTrigger): fc.Arbitrary<AskCredential> {
  return fc.tuple(fc.nat(3), fc.nat(3)).map(([at, by]) => new AskCredential(trigger, at, by));
}

test.describe('credentials, a walk', () => {
  test(
    'follow the lifecycle wherever it goes',
    covers('CRED-ADD-006', 'CRED-REVOKE-005', 'CRED-REVOKE-006', 'CRED-LAST-002'),
    async ({ platform }) => {
      const walks = fc.commands(
        [asks('add-another'), asks('verify'), asks('revoke'), asks('revoke')],
        { maxCommands: 9, size: 'max' },
      );

      await forAll(
        walks,
        async (commands) => {
          const real = await begin(platform);
          const model: CredentialModel = { revoked: [false] };
          await fc.asyncModelRun(() => ({ model, real }), commands);
        },
        4,
      );
    },
  );
});
