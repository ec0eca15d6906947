import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createOauthCredentialWith } from '../../fixtures/areas/oauth/calls.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { check, errorCodeOf, expect } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { absentClaim } from '../../generators/oauth/absent-claim.ts';
import { emptyClaim } from '../../generators/oauth/empty-claim.ts';
import { manyAudiences } from '../../generators/oauth/many-audiences.ts';
import { emptyAudiences, mistypedClaim } from '../../generators/oauth/mistyped-claim.ts';
import { unsupportedIssuer } from '../../generators/oauth/unsupported-issuer.ts';

check.describe('adding an OAUTH credential', () => {
  for (const [fault, row, faults] of [
    ['no iss', 'OAUTH-CLAIM-001', absentClaim(['iss'])],
    ['no aud', 'OAUTH-CLAIM-002', absentClaim(['aud'])],
    ['no sub', 'OAUTH-CLAIM-003', absentClaim(['sub'])],
    ['no iat', 'OAUTH-CLAIM-004', absentClaim(['iat'])],
    ['no exp', 'OAUTH-CLAIM-005', absentClaim(['exp'])],
    ['an iss that is not a string', 'OAUTH-CLAIM-006', mistypedClaim(['iss'])],
    ['an aud that is neither a string nor a list', 'OAUTH-CLAIM-007', mistypedClaim(['aud'])],
    ['a sub that is not a string', 'OAUTH-CLAIM-008', mistypedClaim(['sub'])],
    ['an iat that is not a number', 'OAUTH-CLAIM-009', mistypedClaim(['iat'])],
    ['an exp that is not a number', 'OAUTH-CLAIM-010', mistypedClaim(['exp'])],
    ['an empty aud or sub', 'OAUTH-CLAIM-011', emptyClaim],
    ['several aud', 'OAUTH-CLAIM-013', manyAudiences],
    ['an empty list as aud', 'OAUTH-CLAIM-014', emptyAudiences],
    ['an unsupported issuer', 'OAUTH-CLAIM-015', unsupportedIssuer],
  ] as const) {
    check(`with ${fault} is refused`, row, async ({ platform }) => {
      // The identity was added by a token without the fault.
      await sharedIdentity(platform);
      const holder = await identityHolder(platform);

      for (const each of everyOf(faults)) {
        const reply = await createOauthCredentialWith(platform, holder, (c) => each.apply(c));
        expect(reply, each.name).toBeRefused(401, 400);
      }
    });
  }

  check('accepts the aud as a list of one', 'OAUTH-CLAIM-012', async ({ platform }) => {
    const holder = await identityHolder(platform);

    const reply = await createOauthCredentialWith(platform, holder, (claims) => ({
      ...claims,
      aud: [claims['aud']],
    }));

    expect(reply).toBeSuccess(201);
  });

  check('refused for its OIDC token adds nothing', 'OAUTH-ADD-011', async ({ platform }) => {
    const holder = await identityHolder(platform);
    const before = await credentialIdsOf(platform, holder.accountId);

    await createOauthCredentialWith(platform, holder, ({ aud: _, ...claims }) => claims);
    await createOauthCredentialWith(platform, holder, (claims) => ({
      ...claims,
      iat: Number(claims['iat']) - 90,
    }));

    const after = await credentialIdsOf(platform, holder.accountId);
    expect(new Set(after), 'the credentials of the account after the refusal').toEqual(
      new Set(before),
    );
  });

  for (const [fault, row, status, code, claims] of [
    ['a claim', 'OAUTH-CLAIM-017', 401, 'UNAUTHORIZED', { sub: '' }],
    ['its issuer', 'OAUTH-CLAIM-016', 400, 'INVALID_INPUT', { iss: 'https://issuer.invalid' }],
  ] as const) {
    check(`refused for ${fault} returns ${status} ${code}`, row, async ({ platform }) => {
      const holder = await identityHolder(platform);

      const reply = await createOauthCredentialWith(platform, holder, (valid) => ({
        ...valid,
        ...claims,
      }));

      // It names an invalid signature header (Authentication, 2), and this one is valid.
      expect(errorCodeOf(reply), 'the code of the refusal').not.toBe('INVALID_SIGNATURE');
      expect(reply).toBeError(status, code);
    });
  }
});
