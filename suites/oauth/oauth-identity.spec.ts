import { expectNoneOpened, openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { addedCredential } from '../../fixtures/areas/login/new-credential.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import {
  createOauthCredentialWith,
  verifyOauthCredentialWith,
} from '../../fixtures/areas/oauth/calls.ts';
import { type Claims, newIdentity } from '../../fixtures/areas/oauth/id-token.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedSession } from '../../fixtures/areas/oauth/oauth-login.ts';
import { check, errorCodeOf, expect, requireSuccess, unreached } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { absentClaim } from '../../generators/oauth/absent-claim.ts';
import { foreignAudience } from '../../generators/oauth/foreign-audience.ts';
import { foreignSubject } from '../../generators/oauth/foreign-subject.ts';
import { manyAudiences } from '../../generators/oauth/many-audiences.ts';
import { mistypedClaim } from '../../generators/oauth/mistyped-claim.ts';
import { nearIssuer } from '../../generators/oauth/near-issuer.ts';
import { unsupportedIssuer } from '../../generators/oauth/unsupported-issuer.ts';

/** Issuers that most services know, so that nothing is wrong but that it is another. */
const ISSUERS = ['https://accounts.google.com', 'https://appleid.apple.com'];

check.describe('an OIDC token', () => {
  for (const [whom, row, faults] of [
    ['of an unsupported issuer', 'OAUTH-VERIFY-005', unsupportedIssuer],
    ["whose iss is close to the credential's", 'OAUTH-VERIFY-005', nearIssuer],
    ["whose aud differs from the credential's", 'OAUTH-VERIFY-006', foreignAudience],
    ['for several audiences', 'OAUTH-VERIFY-017', manyAudiences],
    ["whose sub differs from the credential's", 'OAUTH-VERIFY-007', foreignSubject],
    ['without iss, aud or sub', 'OAUTH-VERIFY-009', absentClaim(['iss', 'aud', 'sub'])],
    ['without iat or exp', 'OAUTH-VERIFY-010', absentClaim(['iat', 'exp'])],
    ['whose iat or exp is not a number', 'OAUTH-VERIFY-010', mistypedClaim(['iat', 'exp'])],
  ] as const) {
    check(`${whom} opens no session`, row, async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const session = await acceptedSession(platform, credential);

      await expectNoneOpened(platform, session, async () => {
        for (const each of everyOf(faults)) {
          const reply = await verifyOauthCredentialWith(platform, credential, (c) => each.apply(c));
          expect(reply, each.name).toBeRefused(401, 400);
        }
      });
    });
  }

  check(
    'of another supported issuer opens no session',
    'OAUTH-VERIFY-005',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const others = ISSUERS.filter((iss) => iss !== credential.identity.iss);
      const session = await acceptedSession(platform, credential);

      await expectNoneOpened(platform, session, async () => {
        for (const iss of others) {
          const reply = await verifyOauthCredentialWith(platform, credential, (valid) => ({
            ...valid,
            iss,
          }));
          expect(reply, `a token of the issuer ${iss}`).toBeRefused(401, 400);
        }
      });
      const own = await verifyOauthCredentialWith(platform, credential, (valid) => valid);
      expect(own, "the login with a token of the credential's own issuer").toBeSuccess(200);
    },
  );

  check(
    "of another credential's identity opens no session",
    'OAUTH-VERIFY-008',
    async ({ platform }) => {
      const [one, other] = [
        await sharedIdentity(platform),
        await addOauth(platform, await identityHolder(platform)),
      ];

      const { sub } = other.identity;
      const session = await acceptedSession(platform, one);

      await expectNoneOpened(platform, session, async () => {
        const reply = await verifyOauthCredentialWith(platform, one, (valid) => ({
          ...valid,
          sub,
        }));
        expect(reply, "the login with a token of the other credential's identity").toBeRefused(
          401,
          400,
        );
      });

      const own = await verifyOauthCredentialWith(platform, other, (valid) => valid);
      expect(own, "the login with a token of the credential's own identity").toBeSuccess(200);
    },
  );

  check(
    "whose aud is a list with only the credential's aud opens a session",
    'OAUTH-VERIFY-011',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);

      const reply = await verifyOauthCredentialWith(platform, credential, (valid) => ({
        ...valid,
        aud: [valid['aud']],
      }));

      expect(reply).toBeSuccess(200);
    },
  );

  check(
    'whose aud is the list that the credential was added with opens a session',
    'OAUTH-VERIFY-011',
    async ({ platform }) => {
      const holder = await identityHolder(platform);
      const inList = (claims: Claims) => ({ ...claims, aud: [claims['aud']] });
      const identity = newIdentity(platform);
      const reply = await createOauthCredentialWith(platform, holder, inList, identity);
      requireSuccess(platform, 'createAuthCredential', reply, 'an identity whose aud is a list');
      const credential = { ...addedCredential(platform, holder, 'OAUTH', reply), identity, reply };

      const login = await verifyOauthCredentialWith(platform, credential, inList);

      expect(login, 'the login with the aud that the credential was added with').toBeSuccess(200);
    },
  );

  check(
    'whose sub, aud or nonce does not match returns 401 UNAUTHORIZED',
    'OAUTH-VERIFY-012',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);

      for (const [name, value] of [
        ['sub', 'another'],
        ['aud', 'another'],
        ['nonce', 'a'.repeat(64)],
      ] as const) {
        const reply = await verifyOauthCredentialWith(platform, credential, (valid) => ({
          ...valid,
          [name]: value,
        }));

        // It names an invalid signature header (Authentication, 2), and no header is sent.
        expect(errorCodeOf(reply), 'the code of the refusal').not.toBe('INVALID_SIGNATURE');
        expect(reply, `a token of another ${name}`).toBeError(401, 'UNAUTHORIZED');
      }
    },
  );

  check(
    'that is refused adds no session to GET /auth/sessions',
    'OAUTH-VERIFY-014',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);

      const opened = await openedBy(platform, credential.accountId, async () => {
        for (const claims of [{ sub: 'another' }, { nonce: 'none' }, { iat: 0 }, { aud: [] }]) {
          await verifyOauthCredentialWith(platform, credential, (valid) => ({
            ...valid,
            ...claims,
          }));
        }
      });

      if (opened === undefined)
        unreached('GET /auth/sessions does not list the sessions of the wallet');
      expect(opened, 'sessions opened').toEqual([]);
    },
  );
});
