import { newKey, requireSealedKeys } from '../../fixtures/areas/login/keys.ts';
import { openedSessionIn, refresh, refreshCall } from '../../fixtures/areas/login/sessions.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { oauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { passkeyLogin } from '../../fixtures/areas/passkey/passkey-login.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { check, expect, member, setUpSigned } from '../../fixtures/index.ts';

const REFRESH = 'refreshAuthSession';

check.describe('refreshing', () => {
  check(
    'an OAUTH session returns a signing key that can be decrypted and signs',
    ['SESSION-REFRESH-004', 'SESSION-REFRESH-005'],
    async ({ platform }) => {
      const session = await oauthLogin(platform, await sharedIdentity(platform));
      requireSealedKeys(platform);
      const client = newKey(platform);
      const call = refreshCall(platform, session, client);

      const reply = await setUpSigned(platform, REFRESH, call, session.key, 'a refreshed session');

      const refreshed = await openedSessionIn(platform, session.credential, reply, client);
      const action = await signWalletAction(platform, refreshed);
      expect(action, 'an action signed by the session signing key').toBeSuccess();
    },
  );

  check(
    'a PASSKEY session returns a signing key that can be decrypted and signs',
    'SESSION-REFRESH-022',
    async ({ platform }) => {
      const passkey = await addPasskey(platform, await passkeyHolder(platform));
      const session = await passkeyLogin(platform, passkey);
      requireSealedKeys(platform);
      const client = newKey(platform);
      const call = refreshCall(platform, session, client);

      const reply = await setUpSigned(platform, REFRESH, call, session.key, 'a refreshed session');

      const refreshed = await openedSessionIn(platform, session.credential, reply, client);
      const action = await signWalletAction(platform, refreshed);
      expect(action, 'an action signed by the session signing key').toBeSuccess();
    },
  );

  check(
    'an OTP session returns no encryptedSessionSigningKey',
    ['SESSION-REFRESH-006', 'SESSION-REFRESH-001'],
    async ({ platform }) => {
      const { reply } = await refresh(platform, await foreignSession(platform));

      expect(reply, 'the refresh').toBeSuccess(201);
      const sealed = member(reply.json, 'encryptedSessionSigningKey');
      expect(sealed, 'the encryptedSessionSigningKey of the refreshed session').toBeUndefined();
    },
  );

  check(
    'an OTP session lets the private key of the new clientPublicKey sign actions',
    'SESSION-REFRESH-007',
    async ({ platform }) => {
      let session = await foreignSession(platform);

      for (const prefix of ['02', '03', '02', '03'] as const) {
        const client = newKey(platform, prefix);
        const refreshed = await refresh(platform, session, client);
        const reply = await signWalletAction(platform, refreshed);
        const what = `an action signed by the client's own key, prefix ${prefix}`;
        expect(reply, what).toBeSuccess();
        // The one it came from may be over.
        session = refreshed;
      }
    },
  );
});
