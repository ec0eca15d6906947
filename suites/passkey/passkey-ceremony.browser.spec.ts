import { newKey } from '../../fixtures/areas/login/keys.ts';
import { openedSessionIn } from '../../fixtures/areas/login/sessions.ts';
import { challengePasskey, verifyPasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import { addBrowserPasskey, sharedBrowser } from '../../fixtures/areas/passkey/shared-browser.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a passkey of a real browser', () => {
  check(
    'opens several sessions whose keys can sign wallet actions',
    ['PASSKEY-CREATE-001', 'PASSKEY-VERIFY-001', 'PASSKEY-VERIFY-006', 'PASSKEY-KEY-003'],
    async ({ platform }) => {
      const browser = await sharedBrowser(platform);
      const passkey = await addBrowserPasskey(platform, browser);

      for (const time of ['first', 'second']) {
        const client = newKey(platform);
        const challenge = await challengePasskey(platform, passkey, client);
        const assertion = await browser.assert(passkey.credentialId, challenge.challenge);
        const reply = await verifyPasskey(platform, passkey, assertion, challenge);
        expect(reply, `the ${time} login`).toBeSuccess(200);
        const session = await openedSessionIn(platform, passkey, reply, client);
        const action = await signWalletAction(platform, session);
        expect(action, 'an action signed by the session signing key').toBeSuccess();
      }
    },
  );

  check(
    'is not verified by an assertion over the decoded challenge',
    'PASSKEY-ASSERTION-004',
    async ({ platform }) => {
      const browser = await sharedBrowser(platform);
      const passkey = await addBrowserPasskey(platform, browser);
      const challenge = await challengePasskey(platform, passkey, newKey(platform));

      const decoded = Buffer.from(challenge.challenge, 'hex');
      const assertion = await browser.assert(passkey.credentialId, decoded);

      expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeRefused(401);
    },
  );

  check(
    'is not verified by an assertion for another origin',
    'PASSKEY-ASSERTION-005',
    async ({ platform }) => {
      const browser = await sharedBrowser(platform);
      const passkey = await addBrowserPasskey(platform, browser);
      const challenge = await challengePasskey(platform, passkey, newKey(platform));

      const { otherOrigin } = browser;
      const assertion = await browser.assert(
        passkey.credentialId,
        challenge.challenge,
        otherOrigin,
      );

      expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeRefused(401);
    },
  );
});
