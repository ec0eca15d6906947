import { literalOf } from '../../fixtures/areas/credentials/literals.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { tryPasskeyLogin, verifyPasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a passkey assertion signature', () => {
  check(
    'that is a fixed text but not the older literal is refused',
    'PASSKEY-ASSERTION-018',
    async ({ platform }) => {
      const { passkey, challenge, assertion } = await challengedPasskey(platform);

      const fixed = { ...assertion, signature: 'sample-no-passkey-signature' };

      expect(await verifyPasskey(platform, passkey, fixed, challenge)).toBeRefused(401, 400);
      expect(await tryPasskeyLogin(platform, passkey), 'a login with a signature').toBeSuccess(200);
    },
  );

  check(
    'equal to the older fixed literal is accepted',
    'PASSKEY-ASSERTION-022',
    async ({ platform }) => {
      const { passkey, challenge, assertion } = await challengedPasskey(platform);

      const fixed = { ...assertion, signature: literalOf(platform, 'passkeySignature') };
      const reply = await verifyPasskey(platform, passkey, fixed, challenge);

      expect(reply).toBeSuccess(200);
    },
  );
});
