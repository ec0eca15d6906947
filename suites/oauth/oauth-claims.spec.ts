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
    ['without iss', 'OAUTH-CLAIM-001', absentClaim(['iss'])],
    ['without aud', 'OAUTH-CLAIM-002', absentClaim(['aud'])],
    ['without sub', 'OAUTH-CLAIM-003', absentClaim(['sub'])],
    ['without iat', 'OAUTH-CLAIM-004', absentClaim(['iat'])],
    ['without exp', 'OAUTH-CLAIM-005', absentClaim(['exp'])],
    ['whose iss is not a string', 'OAUTH-CLAIM-006', mistypedClaim(['iss'])],
    ['whose aud is neither string nor list', 'OAUTH-CLAIM-007', mistypedClaim(['aud'])],
    ['whose sub is not a string', 'OAUTH-CLAIM-008', mistypedClaim(['sub'])],
    ['whose iat is not a number', 'OAUTH-CLAIM-009', mistypedClaim(['iat'])],
    ['whose exp is not a number', 'OAUTH-CLAIM-010', mistypedClaim(['exp'])],
    ['whose aud or sub is empty', 'OAUTH-CLAIM-011', emptyClaim],
    ['whose aud has several values', 'OAUTH-CLAIM-013', manyAudiences],
    ['whose aud is an empty list', 'OAUTH-CLAIM-014', emptyAudiences],
    ['of an unsupported issuer', 'OAUTH-CLAIM-015', unsupportedIssuer],
  ] as const) {
    check(`with a token ${fault} is refused`, row, async ({ platform }) => {
      // The identity was added by a token without the fault.
      await sharedIdentity(platform);
      const holder = await identityHolder(platform);

      for (const each of everyOf(faults)) {
        const reply = await createOauthCredentialWith(platform, holder, (c) => each.apply(c));
        expect(reply, each.name).toBeRefused(401, 400);
      }
    });
  }

  check(
    'with a token whose aud is a list of one string is accepted',
    'OAUTH-CLAIM-012',
    async ({ platform }) => {
      const holder = await identityHolder(platform);

      const reply = await createOauthCredentialWith(platform, holder, (claims) => ({
        ...claims,
        aud: [claims['aud']],
      }));

      expect(reply).toBeSuccess(201);
    },
  );

  check('with a refused OIDC token adds no credential', 'OAUTH-ADD-011', async ({ platform }) => {
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
    ['an empty sub', 'OAUTH-CLAIM-017', 401, 'UNAUTHORIZED', { sub: '' }],
    [
      'an unsupported iss',
      'OAUTH-CLAIM-016',
      400,
      'INVALID_INPUT',
      { iss: 'https://issuer.invalid' },
    ],
  ] as const) {
    check(`with ${fault} returns ${status} ${code}`, row, async ({ platform }) => {
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
