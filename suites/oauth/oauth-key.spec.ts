import { expectNoneOpened } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey, requireSealedKeys } from '../../fixtures/areas/login/keys.ts';
import { openedSessionIn } from '../../fixtures/areas/login/sessions.ts';
import {
  verifyOauthCredential,
  verifyOauthCredentialWith,
} from '../../fixtures/areas/oauth/calls.ts';
import { idToken } from '../../fixtures/areas/oauth/id-token.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedOauthLogin, acceptedSession } from '../../fixtures/areas/oauth/oauth-login.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { nonceOf } from '../../fixtures/crypto/oidc.ts';
import { type KeyPair, uncompressed } from '../../fixtures/crypto/p256.ts';
import { check, expect, forEachKind, type Platform } from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

/** The session of an ordinary login, whose key is sealed to a client key. */
async function sealedSession(platform: Platform, client: KeyPair) {
  requireSealedKeys(platform);
  const credential = await sharedIdentity(platform);
  const reply = await verifyOauthCredentialWith(platform, credential, (valid) => valid, client);
  expect(reply, 'the login').toBeSuccess();
  return openedSessionIn(platform, credential, reply, client);
}

check.describe('an OAUTH session', () => {
  check(
    'has a signing key that is sealed to the clientPublicKey',
    ['OAUTH-KEY-001', 'OAUTH-KEY-002'],
    async ({ platform }) => {
      requireSealedKeys(platform);
      const credential = await sharedIdentity(platform);

      for (const prefix of ['02', '03', '02', '03', '02', '03', '02', '03'] as const) {
        const client = newKey(platform, prefix);
        const reply = await verifyOauthCredentialWith(
          platform,
          credential,
          (valid) => valid,
          client,
        );
        expect(reply, 'the login').toBeSuccess();
        await openedSessionIn(platform, credential, reply, client);
      }
    },
  );

  check('has a signing key that authorizes actions', 'OAUTH-KEY-003', async ({ platform }) => {
    const session = await sealedSession(platform, newKey(platform));

    const reply = await signWalletAction(platform, session);

    expect(reply, 'an action signed by the session signing key').toBeSuccess();
  });

  check(
    'authorizes no action signed with the private key of clientPublicKey',
    'OAUTH-KEY-004',
    async ({ platform }) => {
      const client = newKey(platform);
      const session = await sealedSession(platform, client);

      const reply = await signWalletAction(platform, { ...session, key: client });

      expect(reply, "an action signed by the client's own key").toBeRefused(401);
      const control = await signWalletAction(platform, session);
      expect(control, 'an action signed by the session signing key').toBeSuccess();
    },
  );

  check('is not opened with an invalid clientPublicKey', 'OAUTH-KEY-005', async ({ platform }) => {
    const { publicKey } = newKey(platform);
    const credential = await sharedIdentity(platform);
    const session = await acceptedSession(platform, credential);

    await expectNoneOpened(platform, session, () =>
      forEachKind(
        invalidPublicKeys,
        async (fault) => {
          const clientPublicKey = fault.apply(uncompressed(publicKey));
          const nonce = nonceOf(clientPublicKey);
          const oidcToken = await idToken(platform, credential.identity, { nonce });
          const members = { oidcToken, clientPublicKey };
          const reply = await verifyOauthCredential(platform, credential, members);
          expect(reply, fault.name).toBeRefused(401, 400);
        },
        2,
      ),
    );
  });

  check('is not opened without a clientPublicKey', 'OAUTH-KEY-006', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const session = await acceptedSession(platform, credential);

    await expectNoneOpened(platform, session, async () => {
      for (const clientPublicKey of [undefined, null, '', 4, ['04']]) {
        const nonce = nonceOf(String(clientPublicKey ?? ''));
        const oidcToken = await idToken(platform, credential.identity, { nonce });
        const reply = await verifyOauthCredential(platform, credential, {
          oidcToken,
          clientPublicKey,
        });
        expect(reply, `the clientPublicKey ${String(clientPublicKey)}`).toBeRefused(401, 400);
      }
    });
  });

  check(
    'is refused with 400 INVALID_INPUT for an invalid clientPublicKey',
    'OAUTH-KEY-007',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      await acceptedOauthLogin(platform, credential);

      await forEachKind(
        invalidPublicKeys,
        async (fault) => {
          const clientPublicKey = fault.apply(uncompressed(newKey(platform).publicKey));
          const nonce = nonceOf(clientPublicKey);
          const oidcToken = await idToken(platform, credential.identity, { nonce });
          const members = { oidcToken, clientPublicKey };
          const reply = await verifyOauthCredential(platform, credential, members);
          expect(reply, fault.name).toBeError(400, 'INVALID_INPUT');
        },
        1,
      );
    },
  );
});
