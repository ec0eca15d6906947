import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { oauthCreateCall } from '../../fixtures/areas/oauth/add-oauth.ts';
import { createOauthCredentialWith } from '../../fixtures/areas/oauth/calls.ts';
import { type Claims, idToken, newIdentity } from '../../fixtures/areas/oauth/id-token.ts';
import {
  identityHolder,
  sharedHolder,
  sharedIdentity,
} from '../../fixtures/areas/oauth/identity-holder.ts';
import { begin, check, expect, isSuccess, proofOf, retry } from '../../fixtures/index.ts';

check.describe('a provider identity', () => {
  check(
    'can be added beside another identity of the same issuer',
    'OAUTH-ADD-003',
    async ({ platform }) => {
      await sharedIdentity(platform);

      const reply = await createOauthCredentialWith(
        platform,
        await sharedHolder(platform),
        (claims) => claims,
      );

      expect(reply).toBeSuccess(201);
    },
  );

  check(
    'that is added several times has only one credential in the wallet',
    'OAUTH-ADD-004',
    async ({ platform }) => {
      const holder = await sharedHolder(platform);
      const credential = await sharedIdentity(platform);
      const { identity } = credential;
      const before = await credentialIdsOf(platform, holder.accountId);

      await createOauthCredentialWith(platform, holder, (claims) => claims, identity);
      // Told apart by nothing but the claims that do not make an identity.
      await createOauthCredentialWith(
        platform,
        holder,
        (claims) => ({ ...claims, jti: 'another' }),
        identity,
      );
      expect(
        await credentialIdsOf(platform, holder.accountId),
        'the credentials after the identity was added again',
      ).toEqual(before);

      const inList = (claims: Claims) => ({ ...claims, aud: [claims['aud']] });
      await createOauthCredentialWith(platform, holder, inList, identity);
      const after = await credentialIdsOf(platform, holder.accountId);
      expect(after, 'the credentials after it was added with its aud in a list').toEqual(before);
    },
  );

  check(
    'is added only once when two challenges to add it are both signed',
    'OAUTH-ADD-005',
    async ({ platform }) => {
      const { accountId, key } = await identityHolder(platform);
      const identity = newIdentity(platform);
      const before = await credentialIdsOf(platform, accountId);
      const call = async () => oauthCreateCall(accountId, await idToken(platform, identity));
      const calls = [await call(), await call()];
      const challenges = [];
      for (const each of calls) {
        challenges.push({ each, ...(await begin(platform, 'createAuthCredential', each)) });
      }

      const replies = await Promise.all(
        challenges.map(({ each, ...challenge }) =>
          retry(platform, 'createAuthCredential', each, proofOf(platform, challenge, key)),
        ),
      );

      expect(
        replies.filter(isSuccess).length,
        'the number of additions that succeeded',
      ).toBeGreaterThan(0);
      const after = await credentialIdsOf(platform, accountId);
      expect(
        after.filter((id) => !before.includes(id)).length,
        'the number of credentials added',
      ).toBe(1);
    },
  );

  check(
    'that the wallet already has is refused with 409 CONFLICT',
    'OAUTH-ADD-006',
    async ({ platform }) => {
      const holder = await sharedHolder(platform);
      const { identity } = await sharedIdentity(platform);

      const reply = await createOauthCredentialWith(platform, holder, (claims) => claims, identity);

      expect(reply).toBeError(409, 'CONFLICT');
    },
  );
});
