import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  addPasskey,
  createPasskey,
  passkeyCreateCall,
} from '../../fixtures/areas/passkey/add-passkey.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  newRegistration,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { SoftwareAuthenticator } from '../../fixtures/crypto/authenticator.ts';
import { base64urlBytes } from '../../fixtures/crypto/bytes.ts';
import { check, expect } from '../../fixtures/index.ts';
import { recased } from '../../generators/passkey/recased.ts';

check.describe('a WebAuthn credential ID in another letter case', () => {
  check('is registered as a separate passkey', 'PASSKEY-DUPLICATE-007', async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    const { authenticator } = await addPasskey(platform, holder);
    const id = base64urlBytes(recased(authenticator.credentialId));
    const other = newRegistration(platform, new SoftwareAuthenticator(newKey(platform), id));

    const call = passkeyCreateCall(holder.accountId, other);
    const reply = await createPasskey(platform, holder, call);

    expect(reply).toBeSuccess(201);
  });

  check('is refused in an assertion', 'PASSKEY-ASSERTION-025', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);
    const { credentialId } = passkey.authenticator;

    const wrong = { ...assertion, credentialId: recased(credentialId) };
    const reply = await verifyPasskey(platform, passkey, wrong, challenge);

    expect(reply).toBeRefused(401);
    expect(
      await tryPasskeyLogin(platform, passkey),
      'a login with the registered credentialId',
    ).toBeSuccess(200);
  });
});
