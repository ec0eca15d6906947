import { clientPublicKeyOf, newKey } from '../../fixtures/areas/credentials/keys.ts';
import { boundToken, oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { expectTokenRefused } from '../../fixtures/areas/oauth/refused-token.ts';
import { tryLoginBy, tryVerifying } from '../../fixtures/areas/oauth/token-attempt.ts';
import { nonceOf } from '../../fixtures/crypto/oidc.ts';
import { covers, expect, test } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { foreignNonce } from '../../generators/oauth/foreign-nonce.ts';

test.describe('a nonce', () => {
  for (const [fault, row, isMeant] of [
    ['of the bytes of the client key', 'OAUTH-NONCE-003', /decoded key/],
    ['of the client key in other letters', 'OAUTH-NONCE-004', /upper case|line end|other form/],
    ['that is no hash', 'OAUTH-NONCE-005', /half of the hash|the key itself|nothing/],
  ] as const) {
    test(`${fault} opens no session`, covers(row), async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const client = newKey(platform);
      await oauthLogin(platform, credential, client);
      const nonces = everyOf(foreignNonce(clientPublicKeyOf(platform, client)));

      for (const other of nonces.filter(({ name }) => isMeant.test(name))) {
        const reply = await tryLoginBy(platform, credential, (valid) => other.apply(valid), client);
        expectTokenRefused(reply, String(other));
      }
    });
  }

  test(
    'of a client key that is sent in other letters opens no session',
    covers('OAUTH-NONCE-004'),
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const client = newKey(platform);
      await oauthLogin(platform, credential, client);
      const proof = await boundToken(platform, credential.identity, client);

      const clientPublicKey = proof.clientPublicKey.toUpperCase();
      const reply = await tryVerifying(platform, credential, { ...proof, clientPublicKey });

      expectTokenRefused(reply, 'the key in upper case');
    },
  );

  test('has to be there', covers('OAUTH-NONCE-001'), async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await oauthLogin(platform, credential);

    for (const nonce of [undefined, null, [], 0]) {
      expectTokenRefused(await tryLoginBy(platform, credential, (valid) => ({ ...valid, nonce })));
    }
  });

  test('of another key opens no session', covers('OAUTH-NONCE-002'), async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const [client, another] = [newKey(platform), newKey(platform)];
    const { reply } = await oauthLogin(platform, credential, another);

    const nonce = nonceOf(clientPublicKeyOf(platform, another));
    const bind = (claims: Readonly<Record<string, unknown>>) => ({ ...claims, nonce });

    expect(reply, 'for the key that it is of').toBeSuccess(200);
    expectTokenRefused(await tryLoginBy(platform, credential, bind, client));
  });
});
