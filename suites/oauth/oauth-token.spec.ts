import fc from 'fast-check';
import { literalOf } from '../../fixtures/areas/credentials/literals.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { createOauthCredential, verifyOauthCredential } from '../../fixtures/areas/oauth/calls.ts';
import { idToken, newIdentity } from '../../fixtures/areas/oauth/id-token.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedOauthLogin, boundToken } from '../../fixtures/areas/oauth/oauth-login.ts';
import { check, checkContext, expect } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { dummySignature } from '../../generators/oauth/dummy-signature.ts';
import { malformedToken } from '../../generators/oauth/malformed-token.ts';

/** A few from the check's seed. */
function dummies(): readonly string[] {
  return fc.sample(dummySignature, { seed: checkContext().seed, numRuns: 5 });
}

function signedBy(token: string, signature: string): string {
  return `${token.slice(0, token.lastIndexOf('.'))}.${signature}`;
}

check.describe('an oidcToken', () => {
  check(
    'that is not a JWT is refused for adding a credential',
    'OAUTH-TOKEN-001',
    async ({ platform }) => {
      // The identity was added by a token that is a JWT.
      await sharedIdentity(platform);

      for (const fault of everyOf(malformedToken)) {
        const holder = await identityHolder(platform);
        const token = fault.apply(await idToken(platform, newIdentity(platform)));
        const reply = await createOauthCredential(platform, holder, token);
        expect(reply, fault.name).toBeRefused(401, 400);
      }
    },
  );

  check(
    'that is not a JWT is refused for verifying a credential',
    'OAUTH-TOKEN-002',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      await acceptedOauthLogin(platform, credential);

      for (const fault of everyOf(malformedToken)) {
        const proof = await boundToken(platform, credential.identity, newKey(platform));
        const oidcToken = fault.apply(proof.oidcToken);
        const reply = await verifyOauthCredential(platform, credential, { ...proof, oidcToken });
        expect(reply, fault.name).toBeRefused(401, 400);
      }
    },
  );

  check('that is not a JWT returns 400 INVALID_INPUT', 'OAUTH-TOKEN-003', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const { clientPublicKey } = await boundToken(platform, credential.identity, newKey(platform));
    const members = { oidcToken: 'no token', clientPublicKey };

    const holder = await identityHolder(platform);
    const added = await createOauthCredential(platform, holder, 'no token');
    expect(added, 'the addition of a credential').toBeError(400, 'INVALID_INPUT');
    const login = await verifyOauthCredential(platform, credential, members);
    expect(login, 'the login').toBeError(400, 'INVALID_INPUT');
  });

  check(
    'with a dummy signature is accepted for adding a credential',
    'OAUTH-TOKEN-004',
    async ({ platform }) => {
      await sharedIdentity(platform);

      for (const signature of dummies()) {
        const holder = await identityHolder(platform);
        const token = signedBy(await idToken(platform, newIdentity(platform)), signature);
        const reply = await createOauthCredential(platform, holder, token);
        expect(reply).toBeSuccess(201);
      }
    },
  );

  check(
    'with a dummy signature is accepted for verifying a credential',
    'OAUTH-TOKEN-005',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      await acceptedOauthLogin(platform, credential);

      for (const signature of dummies()) {
        const proof = await boundToken(platform, credential.identity, newKey(platform));
        const oidcToken = signedBy(proof.oidcToken, signature);
        const reply = await verifyOauthCredential(platform, credential, { ...proof, oidcToken });
        expect(reply).toBeSuccess(200);
      }
    },
  );

  check(
    'that is the older fixed literal is refused for adding a credential',
    'OAUTH-TOKEN-006',
    async ({ platform }) => {
      await sharedIdentity(platform);

      const literal = literalOf(platform, 'oidcToken');
      const reply = await createOauthCredential(platform, await identityHolder(platform), literal);

      expect(reply).toBeRefused(401, 400);
    },
  );

  check(
    'that is the older fixed literal is refused for verifying a credential',
    'OAUTH-TOKEN-007',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      await acceptedOauthLogin(platform, credential);
      const { clientPublicKey } = await boundToken(platform, credential.identity, newKey(platform));
      const oidcToken = literalOf(platform, 'oidcToken');

      const members = { oidcToken, clientPublicKey };
      const reply = await verifyOauthCredential(platform, credential, members);

      expect(reply).toBeRefused(401, 400);
    },
  );
});
