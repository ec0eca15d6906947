import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { passkeyHolder, requirePasskeyLogin } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  homeOf,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { SoftwareAuthenticator } from '../../fixtures/crypto/authenticator.ts';
import { base64urlBytes, base64urlOf, hexBytes, hexOf } from '../../fixtures/crypto/bytes.ts';
import { highS, lowS } from '../../fixtures/crypto/p256.ts';
import { FLAGS } from '../../fixtures/crypto/webauthn.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

async function newPasskey(platform: Platform) {
  await requirePasskeyLogin(platform);
  return addPasskey(platform, await passkeyHolder(platform));
}

check.describe('a passkey assertion', () => {
  check(
    'with the ECDSA value s in either half of its range is accepted',
    'PASSKEY-ASSERTION-015',
    async ({ platform }) => {
      for (const [half, withHalf] of Object.entries({ high: highS, low: lowS })) {
        const { passkey, challenge, assertion } = await challengedPasskey(platform);
        const der = withHalf(hexOf(base64urlBytes(assertion.signature)));
        const signature = base64urlOf(hexBytes(der));
        const reply = await verifyPasskey(
          platform,
          passkey,
          { ...assertion, signature },
          challenge,
        );
        expect(reply, `an assertion with a ${half} S`).toBeSuccess(200);
      }
    },
  );

  check(
    'with a signature counter that stays 0 is accepted every time',
    'PASSKEY-ASSERTION-019',
    async ({ platform }) => {
      const passkey = await newPasskey(platform);

      for (const which of ['first', 'second']) {
        const reply = await tryPasskeyLogin(platform, passkey, { counter: 0 });
        expect(reply, `an assertion with a signature counter of 0, the ${which} time`).toBeSuccess(
          200,
        );
      }
    },
  );

  check(
    'that is refused does not change the signature counter',
    'PASSKEY-ASSERTION-020',
    async ({ platform }) => {
      const passkey = await newPasskey(platform);
      const refused = await tryPasskeyLogin(platform, passkey, { counter: 100, flags: 0 });
      expect(refused, 'an assertion without a user present').toBeRefused(401);

      const reply = await tryPasskeyLogin(platform, passkey, { counter: 2 });

      expect(reply, 'the next assertion of the passkey').toBeSuccess(200);
    },
  );

  check(
    'that is signed by another key does not change the signature counter',
    'PASSKEY-ASSERTION-020',
    async ({ platform }) => {
      const { passkey, challenge } = await challengedPasskey(platform);
      const id = base64urlBytes(passkey.authenticator.credentialId);
      const impostor = new SoftwareAuthenticator(newKey(platform), id);
      impostor.register({ ...homeOf(platform), challenge: challenge.challenge });
      const forged = impostor.assert({ challenge: challenge.challenge, counter: 100, flags: 0 });
      const refused = await verifyPasskey(platform, passkey, forged, challenge);
      expect(refused, 'an assertion by another key, without a user present').toBeRefused(401);

      const reply = await tryPasskeyLogin(platform, passkey, { counter: 2 });

      // The counter was not the passkey's, whatever the rule is that a counter is held to.
      expect(reply, 'the next assertion of the registered passkey').toBeSuccess(200);
    },
  );

  check('without user verification is accepted', 'PASSKEY-ASSERTION-021', async ({ platform }) => {
    const passkey = await newPasskey(platform);

    const reply = await tryPasskeyLogin(platform, passkey, { flags: FLAGS.userPresent });

    expect(reply).toBeSuccess(200);
  });
});
