import fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { addOauth } from '../../fixtures/credentials/add-credential.ts';
import { takesSeveralIdentities } from '../../fixtures/credentials/identity-holder.ts';
import { oauthLogin } from '../../fixtures/credentials/oauth-login.ts';
import { otpLogin } from '../../fixtures/credentials/otp-login.ts';
import { revokeCredential } from '../../fixtures/credentials/revoke-credential.ts';
import type { CredentialTrigger } from '../../fixtures/lifecycle/credential.ts';
import {
  AskCredential,
  type CredentialModel,
  type CredentialWalk,
} from '../../fixtures/lifecycle/credential-walk.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';

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
