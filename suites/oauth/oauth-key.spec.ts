import { idToken } from '../../fixtures/areas/credentials/id-token.ts';
import {
  clientPublicKeyOf,
  newKey,
  requireSealedKeys,
} from '../../fixtures/areas/credentials/keys.ts';
import { oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { sessionIn } from '../../fixtures/areas/credentials/sessions.ts';
import { verifyOauthCredential } from '../../fixtures/areas/oauth/calls.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { expectSigns, expectSignsNothing } from '../../fixtures/areas/sessions/signing.ts';
import { nonceOf } from '../../fixtures/crypto/oidc.ts';
import { type KeyPair, uncompressed } from '../../fixtures/crypto/p256.ts';
import {
  covers,
  expect,
  expectRefusal,
  forEachKind,
  member,
  orFail,
  type Platform,
  requireSuccess,
  test,
} from '../../fixtures/index.ts';
import type { Change } from '../../generators/change.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

/** A verify for the text of a client key, with a token bound to just that text. */
async function verifyFor(platform: Platform, clientPublicKey: string) {
  const credential = await sharedIdentity(platform);
  const nonce = nonceOf(clientPublicKey);
  const oidcToken = await idToken(platform, credential.identity, { nonce });
  return verifyOauthCredential(platform, credential, { oidcToken, clientPublicKey });
}

/** A login that asks for a sealed key. */
async function sealedLogin(platform: Platform, client: KeyPair) {
  requireSealedKeys(platform);
  const reply = await verifyFor(platform, clientPublicKeyOf(platform, client));
  requireSuccess(platform, 'verifyAuthCredential', reply, 'P-07 a session', ['G-71', 'G-77']);
  expect(member(reply.json, 'encryptedSessionSigningKey'), 'the sealed key').toBeDefined();
  const credential = await sharedIdentity(platform);
  return orFail(() => sessionIn(platform, credential, reply, client));
}

test.describe('the session of a token', () => {
  test(
    "has a sealed key that the client's own opens, whichever that is",
    covers('OAUTH-KEY-001', 'OAUTH-KEY-002'),
    async ({ platform }) => {
      for (const prefix of ['02', '03', '02', '03', '02', '03', '02', '03'] as const) {
        await sealedLogin(platform, newKey(platform, prefix));
      }
    },
  );

  test('has a key that signs', covers('OAUTH-KEY-003'), async ({ platform }) => {
    const session = await sealedLogin(platform, newKey(platform));

    await expectSigns(platform, session, 'the opened key');
  });

  test("leaves the client's own without a say", covers('OAUTH-KEY-004'), async ({ platform }) => {
    const client = newKey(platform);
    const session = await sealedLogin(platform, client);

    await expectSignsNothing(platform, { ...session, key: client }, "the client's own key");
    await expectSigns(platform, session, 'the opened key');
  });

  test('takes a client key that is one', covers('OAUTH-KEY-005'), async ({ platform }) => {
    const { publicKey } = newKey(platform);
    await oauthLogin(platform, await sharedIdentity(platform));

    const refuse = async (fault: Change<string>) => {
      const reply = await verifyFor(platform, fault.apply(uncompressed(publicKey)));
      expect(reply, fault.name).toBeRefused(401, 400);
    };

    await forEachKind(invalidPublicKeys, refuse, 2);
  });

  test('takes a client key that is there', covers('OAUTH-KEY-006'), async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await oauthLogin(platform, credential);

    for (const clientPublicKey of [undefined, null, '', 4, ['04']]) {
      const nonce = nonceOf(String(clientPublicKey ?? ''));
      const oidcToken = await idToken(platform, credential.identity, { nonce });
      const reply = await verifyOauthCredential(platform, credential, {
        oidcToken,
        clientPublicKey,
      });
      expect(reply, String(clientPublicKey)).toBeRefused(401, 400);
    }
  });

  test('refuses what is no key with 400', covers('OAUTH-KEY-007'), async ({ platform }) => {
    const refuse = async (fault: Change<string>) => {
      const text = fault.apply(uncompressed(newKey(platform).publicKey));
      expectRefusal(await verifyFor(platform, text), 'G-77');
    };

    await forEachKind(invalidPublicKeys, refuse, 1);
  });
});
