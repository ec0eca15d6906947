import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import {
  expectRevokedOnce,
  revokeCredential,
} from '../../fixtures/areas/credentials/revoke-credential.ts';
import { revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  addPasskey,
  createPasskey,
  passkeyCreateCall,
} from '../../fixtures/areas/passkey/add-passkey.ts';
import {
  assertionFor,
  challengePasskey,
  challengePasskeyCall,
  newRegistration,
  passkeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { check, expect, type Platform, paced, signedOrDirect } from '../../fixtures/index.ts';

/** A passkey that has logged in and is challenged again, and a session that may revoke it. */
async function passkeyToRevoke(platform: Platform) {
  const signer = await foreignSession(platform);
  const passkey = await addPasskey(platform, signer);
  await passkeyLogin(platform, passkey);
  const challenge = await challengePasskey(platform, passkey, newKey(platform));
  return { passkey, challenge, signer };
}

check.describe('a passkey', () => {
  check(
    'that was revoked does not issue a session for an earlier challenge',
    'CRED-REVOKE-012',
    async ({ platform }) => {
      const { passkey, challenge, signer } = await passkeyToRevoke(platform);
      await revokeCredential(platform, passkey, signer);

      const opened = await openedBy(platform, passkey.accountId, async () => {
        const assertion = assertionFor(passkey, challenge);
        const reply = await verifyPasskey(platform, passkey, assertion, challenge);
        expect(reply, 'the verification that began before the revocation').toBeRefused();
      });

      expect(opened ?? [], 'the sessions opened after the revocation').toEqual([]);
    },
  );

  check(
    'that was revoked returns 404 on challenge, verify and DELETE',
    'CRED-REVOKE-011',
    async ({ platform }) => {
      const { passkey, challenge, signer } = await passkeyToRevoke(platform);
      await revokeCredential(platform, passkey, signer);

      const assertion = assertionFor(passkey, challenge);
      const again = challengePasskeyCall(platform, passkey, newKey(platform));

      expect(
        await verifyPasskey(platform, passkey, assertion, challenge),
        'the verification of the revoked passkey',
      ).toBeRefused(404);
      expect(
        await paced(platform, () => platform.call('challengeAuthCredential', again)),
        'the challenge of the revoked passkey',
      ).toBeRefused(404);
      await expectRevokedOnce(platform, passkey);
    },
  );

  check(
    'can be revoked by a session of another passkey',
    'CRED-REVOKE-004',
    async ({ platform }) => {
      const signer = await foreignSession(platform);
      const passkey = await addPasskey(platform, signer);
      const { key } = await passkeyLogin(platform, await addPasskey(platform, signer));
      const call = revokeCredentialCall(passkey);

      const { reply } = await signedOrDirect(platform, 'revokeAuthCredential', call, key);

      expect(reply, 'the revocation signed by a session of another passkey').toBeSuccess(204);
    },
  );

  check(
    'that was revoked can be registered again',
    'PASSKEY-DUPLICATE-006',
    async ({ platform }) => {
      const signer = await foreignSession(platform);
      const registration = newRegistration(platform);
      const passkey = await addPasskey(platform, signer, registration);
      await revokeCredential(platform, passkey, signer);

      const again = newRegistration(platform, registration.authenticator);
      const call = passkeyCreateCall(signer.accountId, again);

      expect(
        await createPasskey(platform, signer, call),
        'the passkey registered after its revocation',
      ).toBeSuccess(201);
    },
  );
});
