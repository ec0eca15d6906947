import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import {
  createOauthCredentialWith,
  verifyOauthCredentialWith,
} from '../../fixtures/areas/oauth/calls.ts';
import { aged, type Claims, ofTheFuture } from '../../fixtures/areas/oauth/id-token.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedOauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { Change } from '../../generators/change.ts';
import { expiredClaims } from '../../generators/oauth/expired-claims.ts';
import { staleIssue } from '../../generators/oauth/stale-issue.ts';

/** Beyond every reading of the limit, but not by much. */
const justStale = new Change('issued 75 s earlier', (claims: Claims) => aged(claims, 75));

/** Within the 5 seconds by which clocks of a sandbox may differ (Limits), also where ours is off by one. */
const slightlyAhead = (claims: Claims) => aged(claims, -3);

/** Over for ten seconds. */
const justExpired = new Change<Claims>('ended 10 s ago', (claims: Claims) => ({
  ...aged(claims, 30),
  exp: Number(claims['iat']) - 10,
}));

check.describe('an OIDC token sent to add a credential', () => {
  check('is accepted at an age of 30 seconds', 'OAUTH-AGE-001', async ({ platform }) => {
    const holder = await identityHolder(platform);

    const reply = await createOauthCredentialWith(platform, holder, (claims) => aged(claims, 30));

    expect(reply).toBeSuccess(201);
  });

  check('is refused when it is over 60 seconds old', 'OAUTH-AGE-002', async ({ platform }) => {
    // The identity was added by a token without the fault.
    await sharedIdentity(platform);
    const holder = await identityHolder(platform);

    const refuse = async (fault: Change<Claims>) => {
      const reply = await createOauthCredentialWith(platform, holder, (c) => fault.apply(c));
      expect(reply, fault.name).toBeRefused(401, 400);
    };
    await refuse(justStale);
    await forAll(staleIssue, refuse, 3);
  });

  check('is refused when it has expired', 'OAUTH-AGE-003', async ({ platform }) => {
    // The identity was added by a token without the fault.
    await sharedIdentity(platform);
    const holder = await identityHolder(platform);

    const refuse = async (fault: Change<Claims>) => {
      const reply = await createOauthCredentialWith(platform, holder, (c) => fault.apply(c));
      expect(reply, fault.name).toBeRefused(401, 400);
    };
    await refuse(justExpired);
    await forAll(expiredClaims, refuse, 3);
  });

  check('is accepted 30 seconds before its exp', 'OAUTH-AGE-003', async ({ platform }) => {
    const holder = await identityHolder(platform);

    const reply = await createOauthCredentialWith(platform, holder, (claims) => ({
      ...aged(claims, 30),
      exp: Number(claims['iat']) + 30,
    }));

    expect(reply).toBeSuccess(201);
  });

  check(
    'with an iat 3 seconds in the future is accepted',
    'OAUTH-AGE-011',
    async ({ platform }) => {
      const holder = await identityHolder(platform);

      const reply = await createOauthCredentialWith(platform, holder, slightlyAhead);

      expect(reply).toBeSuccess(201);
    },
  );

  check('with an iat too far in the future returns 401', 'OAUTH-AGE-004', async ({ platform }) => {
    const holder = await identityHolder(platform);

    const reply = await createOauthCredentialWith(platform, holder, ofTheFuture);

    expect(reply).toBeError(401, 'UNAUTHORIZED');
  });
});

check.describe('an OIDC token sent to log in', () => {
  check('is accepted at an age of 30 seconds', 'OAUTH-AGE-005', async ({ platform }) => {
    const credential = await sharedIdentity(platform);

    const reply = await verifyOauthCredentialWith(platform, credential, (claims) =>
      aged(claims, 30),
    );

    expect(reply).toBeSuccess(200);
  });

  check('is refused when it is over 60 seconds old', 'OAUTH-AGE-006', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await acceptedOauthLogin(platform, credential);

    const refuse = async (fault: Change<Claims>) => {
      const reply = await verifyOauthCredentialWith(platform, credential, (c) => fault.apply(c));
      expect(reply, fault.name).toBeRefused(401, 400);
    };
    await refuse(justStale);
    await forAll(staleIssue, refuse, 3);
  });

  check('is refused when it has expired', 'OAUTH-AGE-007', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await acceptedOauthLogin(platform, credential);

    const refuse = async (fault: Change<Claims>) => {
      const reply = await verifyOauthCredentialWith(platform, credential, (c) => fault.apply(c));
      expect(reply, fault.name).toBeRefused(401, 400);
    };
    await refuse(justExpired);
    await forAll(expiredClaims, refuse, 3);
  });

  check(
    'with an iat 3 seconds in the future is accepted',
    'OAUTH-AGE-012',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);

      const reply = await verifyOauthCredentialWith(platform, credential, slightlyAhead);

      expect(reply).toBeSuccess(200);
    },
  );

  check('with an iat too far in the future returns 401', 'OAUTH-AGE-008', async ({ platform }) => {
    const credential = await sharedIdentity(platform);

    const reply = await verifyOauthCredentialWith(platform, credential, ofTheFuture);

    expect(reply).toBeError(401, 'UNAUTHORIZED');
  });

  check(
    'that is over 60 seconds old is refused at every login',
    'OAUTH-AGE-009',
    async ({ platform }) => {
      const credential = await addOauth(platform, await identityHolder(platform));

      const first = await verifyOauthCredentialWith(platform, credential, (claims) =>
        aged(claims, 75),
      );
      const fresh = await verifyOauthCredentialWith(platform, credential, (claims) => claims);
      const later = await verifyOauthCredentialWith(platform, credential, (claims) =>
        aged(claims, 75),
      );

      expect(first, 'the first login, with a token more than 60 seconds old').toBeRefused(401, 400);
      expect(later, 'a later login, with a token more than 60 seconds old').toBeRefused(401, 400);
      expect(fresh, 'the login with a fresh token').toBeSuccess(200);
    },
  );
});
