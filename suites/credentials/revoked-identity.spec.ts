import {
  expectRevokedOnce,
  revokeCredential,
} from '../../fixtures/areas/credentials/revoke-credential.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { createOauthCredentialWith } from '../../fixtures/areas/oauth/calls.ts';
import { boundToken, oauthLogin, verifyOauthCall } from '../../fixtures/areas/oauth/oauth-login.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { check, expect, isSuccess, waitFor } from '../../fixtures/index.ts';

check.describe('a revoked credential', () => {
  check(
    'of type OAUTH returns 404 on verify and DELETE',
    'CRED-REVOKE-011',
    async ({ platform }) => {
      const signer = await foreignSession(platform);
      const credential = await addOauth(platform, signer);
      await oauthLogin(platform, credential);
      const client = newKey(platform);
      const proof = await boundToken(platform, credential.identity, client);
      await revokeCredential(platform, credential, signer);

      const login = verifyOauthCall(platform, credential, proof);

      expect(
        await platform.call('verifyAuthCredential', login),
        'the verification of the revoked credential',
      ).toBeRefused(404);
      await expectRevokedOnce(platform, credential);
    },
  );

  check(
    'of type OAUTH can be added again for the same identity',
    'OAUTH-ADD-013',
    async ({ platform }) => {
      const signer = await foreignSession(platform);
      const credential = await addOauth(platform, signer);
      await revokeCredential(platform, credential, signer);

      const { identity } = credential;
      const reply = await waitFor(
        () => createOauthCredentialWith(platform, signer, (claims) => claims, identity),
        isSuccess,
        platform.target.settleMs,
      );

      expect(reply, 'the identity added after its credential was revoked').toBeSuccess(201);
    },
  );
});
