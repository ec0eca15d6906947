import fc from 'fast-check';
import {
  AddCredential,
  type CredentialModel,
  type CredentialWalk,
  RevokeCredential,
  VerifyCredential,
} from '../../fixtures/areas/credentials/credential-walk.ts';
import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { takesSeveralIdentities } from '../../fixtures/areas/oauth/identity-holder.ts';
import { oauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, forAll, type Platform, undecided } from '../../fixtures/index.ts';

/** A wallet that has no credential but that of one identity. */
async function walletWithOneIdentity(platform: Platform): Promise<CredentialWalk> {
  if (!(await takesSeveralIdentities(platform))) {
    undecided(
      'POST /auth/credentials accepts one identity per wallet only, which the contract allows',
    );
  }
  const { accountId, emailOtp } = await newWallet(platform);
  const credential = await addOauth(platform, await otpLogin(platform, emailOtp));
  const session = await oauthLogin(platform, credential);
  await revokeCredential(platform, emailOtp, session);
  return { platform, accountId, holders: [{ credential, session }] };
}

check.describe('in any order of actions, credentials', () => {
  check(
    'stay listed until revoked, and one always remains',
    ['CRED-ADD-006', 'CRED-REVOKE-005', 'CRED-REVOKE-006', 'CRED-LAST-002'],
    async ({ platform }) => {
      const anyTwo = fc.tuple(fc.nat(3), fc.nat(3));
      const adding = anyTwo.map((pick) => new AddCredential(...pick));
      const verifying = anyTwo.map((pick) => new VerifyCredential(...pick));
      const revoking = anyTwo.map((pick) => new RevokeCredential(...pick));
      const walks = fc.commands<CredentialModel, CredentialWalk, false>(
        [adding, verifying, revoking, revoking],
        { maxCommands: 9, size: 'max' },
      );

      // Each step expects what the lifecycle says of it, and then the list of what is not revoked.
      await forAll(
        walks,
        async (steps) => {
          const real = await walletWithOneIdentity(platform);
          const model: CredentialModel = { revoked: [false] };
          await fc.asyncModelRun(() => ({ model, real }), steps);
        },
        4,
      );
    },
  );
});
