import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { addOauth } from '../../fixtures/wallet/add-credential.ts';
import { foreignSession } from '../../fixtures/wallet/fresh-session.ts';
import { newKey } from '../../fixtures/wallet/keys.ts';
import { boundToken, oauthLogin, verifyOauthCall } from '../../fixtures/wallet/oauth-login.ts';
import { revokeCredential } from '../../fixtures/wallet/revoke-credential.ts';

test.describe('a revoked credential', () => {
  test('of an identity is not found', covers('CRED-REVOKE-011'), async ({ platform }) => {
    const signer = await foreignSession(platform);
    const credential = await addOauth(platform, signer);
    await oauthLogin(platform, credential);
    const client = newKey(platform);
    const proof = await boundToken(platform, credential.identity, client);
    await revokeCredential(platform, credential, signer);

    const login = verifyOauthCall(platform, credential, proof);

    expect(await platform.call('verifyAuthCredential', login)).toBeRefused(404);
  });
});
