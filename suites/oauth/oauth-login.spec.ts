import { expectOneOpened } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import {
  verifyOauthCredential,
  verifyOauthCredentialWith,
} from '../../fixtures/areas/oauth/calls.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { boundToken, verifyOauthCall } from '../../fixtures/areas/oauth/oauth-login.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import { check, expect, member, untilOutcome } from '../../fixtures/index.ts';

check.describe('verifying an OAUTH credential', () => {
  check(
    'needs only one call at the first and at later logins',
    ['OAUTH-VERIFY-001', 'OAUTH-VERIFY-002', 'OAUTH-VERIFY-003'],
    async ({ platform }) => {
      const credential = await addOauth(platform, await identityHolder(platform));

      const login = () => verifyOauthCredentialWith(platform, credential, (claims) => claims);
      const first = await login();
      const later = await login();

      expect(first, 'the first login').toBeSuccess(200);
      expect(later, 'the later login').toBeSuccess(200);
      expect(member(first.json, 'id'), 'the id of the first session').toBeDefined();
      expect(member(later.json, 'id'), 'the id of the second session').not.toBe(
        member(first.json, 'id'),
      );
    },
  );

  check('opens an OAUTH session of its wallet', 'OAUTH-VERIFY-004', async ({ platform }) => {
    const credential = await sharedIdentity(platform);

    const reply = await verifyOauthCredentialWith(platform, credential, (claims) => claims);
    expect(reply, 'the login').toBeSuccess();
    expect(member(reply.json, 'type'), 'the type of the session').toBe('OAUTH');
    expect(member(reply.json, 'accountId'), 'the accountId of the session').toBe(
      credential.accountId,
    );
  });

  check(
    'opens one session when re-sent after PROCESSING',
    'OAUTH-VERIFY-015',
    async ({ platform }) => {
      const credential = await sharedIdentity(platform);
      const { accountId } = credential;
      const proof = await boundToken(platform, credential.identity, newKey(platform));
      const call = verifyOauthCall(platform, credential, proof);
      const verify = () => platform.call('verifyAuthCredential', call);
      await armProcessing(platform, 'verify', { accountId, count: 2 });

      await expectOneOpened(platform, accountId, async () => {
        requireProcessing(await verify());
        const reply = await untilOutcome(platform, verify);
        expect(reply).toBeSuccess(200);
        expect(member(reply.json, 'id'), 'the id of the session').toBeDefined();
      });
    },
  );

  check('without an oidcToken is refused', 'OAUTH-VERIFY-013', async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const proof = await boundToken(platform, credential.identity, newKey(platform));
    const right = await verifyOauthCredential(platform, credential, proof);
    expect(right, 'the same request with an oidcToken').toBeSuccess(200);

    for (const oidcToken of [undefined, null, 42, [proof.oidcToken]]) {
      const reply = await verifyOauthCredential(platform, credential, { ...proof, oidcToken });
      expect(reply, `an oidcToken of the type ${typeof oidcToken}`).toBeRefused(401, 400);
    }
  });
});
