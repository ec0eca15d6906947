import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  addPasskey,
  createPasskey,
  passkeyCreateCall,
} from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  challengePasskey,
  newRegistration,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { SoftwareAuthenticator } from '../../fixtures/crypto/authenticator.ts';
import { base64urlBytes } from '../../fixtures/crypto/bytes.ts';
import { check, expect } from '../../fixtures/index.ts';

const CODE = 'PASSKEY_CREDENTIAL_ALREADY_EXISTS';

check.describe('an already registered WebAuthn credential ID', () => {
  check(
    'is refused with 400 and adds no credential',
    ['PASSKEY-DUPLICATE-001', 'PASSKEY-DUPLICATE-002'],
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const registration = newRegistration(platform);
      await addPasskey(platform, holder, registration);
      const before = await credentialIdsOf(platform, holder.accountId);

      for (const again of [registration, newRegistration(platform, registration.authenticator)]) {
        const call = passkeyCreateCall(holder.accountId, again, 'Once more');
        expect(await createPasskey(platform, holder, call)).toBeError(400, CODE);
      }

      expect(
        await credentialIdsOf(platform, holder.accountId),
        'the credentials of the account after the refusal',
      ).toEqual(before);
      await addPasskey(platform, holder);
    },
  );

  check(
    'keeps its key after a refused registration',
    'PASSKEY-DUPLICATE-003',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const passkey = await addPasskey(platform, holder);
      const id = base64urlBytes(passkey.authenticator.credentialId);
      const impostor = newRegistration(platform, new SoftwareAuthenticator(newKey(platform), id));

      const call = passkeyCreateCall(holder.accountId, impostor, 'Impostor');
      expect(
        await createPasskey(platform, holder, call),
        'the addition of the duplicate',
      ).toBeError(400, CODE);

      const challenge = await challengePasskey(platform, passkey, newKey(platform));
      const foreign = impostor.authenticator.assert(challenge);
      expect(
        await verifyPasskey(platform, passkey, foreign, challenge),
        'a login with the refused key',
      ).toBeRefused(401);
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with the registered key',
      ).toBeSuccess();
    },
  );
});
