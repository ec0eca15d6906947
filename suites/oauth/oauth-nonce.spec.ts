import { expectNoneOpened } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { clientPublicKeyOf, newKey } from '../../fixtures/areas/login/keys.ts';
import {
  verifyOauthCredential,
  verifyOauthCredentialWith,
} from '../../fixtures/areas/oauth/calls.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedSession, boundToken } from '../../fixtures/areas/oauth/oauth-login.ts';
import { nonceOf } from '../../fixtures/crypto/oidc.ts';
import { check, expect } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import {
  nonceOfKeyBytes,
  nonceOfRespelledKey,
  nonceWithoutHash,
} from '../../generators/oauth/foreign-nonce.ts';

check.describe('an OIDC token', () => {
  for (const [fault, row, foreignNonce] of [
    ['whose nonce hashes the decoded clientPublicKey', 'OAUTH-NONCE-003', nonceOfKeyBytes],
    [
      'whose nonce hashes another spelling of clientPublicKey',
      'OAUTH-NONCE-004',
      nonceOfRespelledKey,
    ],
    ['whose nonce is not a hash', 'OAUTH-NONCE-005', nonceWithoutHash],
  ] as const) {
    check(`${fault} opens no session`, row, async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const client = newKey(platform);
      const session = await acceptedSession(platform, credential, client);
      const nonces = everyOf(foreignNonce(clientPublicKeyOf(platform, client)));

      await expectNoneOpened(platform, session, async () => {
        for (const nonce of nonces) {
          const reply = await verifyOauthCredentialWith(
            platform,
            credential,
            (valid) => nonce.apply(valid),
            client,
          );
          expect(reply, nonce.name).toBeRefused(401, 400);
        }
      });
    });
  }

  check(
    'is refused if clientPublicKey is upper-case and was hashed in lower case',
    'OAUTH-NONCE-004',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const client = newKey(platform);
      const session = await acceptedSession(platform, credential, client);
      const proof = await boundToken(platform, credential.identity, client);
      const clientPublicKey = proof.clientPublicKey.toUpperCase();

      await expectNoneOpened(platform, session, async () => {
        const reply = await verifyOauthCredential(platform, credential, {
          ...proof,
          clientPublicKey,
        });
        expect(reply, 'the login with the clientPublicKey in upper case').toBeRefused(401, 400);
      });
    },
  );

  check('without a nonce opens no session', 'OAUTH-NONCE-001', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const session = await acceptedSession(platform, credential);

    await expectNoneOpened(platform, session, async () => {
      for (const nonce of [undefined, null, [], 0]) {
        const reply = await verifyOauthCredentialWith(platform, credential, (valid) => ({
          ...valid,
          nonce,
        }));
        expect(reply).toBeRefused(401, 400);
      }
    });
  });

  check(
    'with the nonce of another clientPublicKey opens no session',
    'OAUTH-NONCE-002',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const [client, another] = [newKey(platform), newKey(platform)];
      const session = await acceptedSession(platform, credential, another);
      const nonce = nonceOf(clientPublicKeyOf(platform, another));

      await expectNoneOpened(platform, session, async () => {
        const reply = await verifyOauthCredentialWith(
          platform,
          credential,
          (valid) => ({ ...valid, nonce }),
          client,
        );
        expect(reply, 'the login with the nonce of another clientPublicKey').toBeRefused(401, 400);
      });
    },
  );
});
