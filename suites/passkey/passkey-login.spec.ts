import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  passkeyLogin,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { base64urlOf } from '../../fixtures/crypto/bytes.ts';
import { check, expect, isSuccess, member } from '../../fixtures/index.ts';

check.describe('verifying a passkey', () => {
  check(
    'returns 200 and a session with the accountId and type of the passkey',
    ['PASSKEY-VERIFY-001', 'PASSKEY-VERIFY-002', 'PASSKEY-VERIFY-003'],
    async ({ platform }) => {
      const passkey = await addPasskey(platform, await passkeyHolder(platform));

      const reply = await tryPasskeyLogin(platform, passkey);

      expect(reply).toBeSuccess(200);
      expect(member(reply.json, 'accountId'), 'the accountId of the session').toBe(
        passkey.accountId,
      );
      expect(member(reply.json, 'type'), 'the type of the session').toBe('PASSKEY');
    },
  );

  check(
    'accepts an assertion with or without a userHandle',
    'PASSKEY-VERIFY-004',
    async ({ platform }) => {
      const passkey = await addPasskey(platform, await passkeyHolder(platform));
      const challenge = await challengePasskey(platform, passkey, newKey(platform));
      const userHandle = base64urlOf(platform.unique());
      const assertion = { ...assertionFor(passkey, challenge), userHandle };

      const named = await verifyPasskey(platform, passkey, assertion, challenge);
      const unnamed = await tryPasskeyLogin(platform, passkey);

      // What is right with the member shows that nothing but its absence is refused.
      const accepted = { with: isSuccess(named), without: isSuccess(unnamed) };
      if (accepted.with !== accepted.without) {
        expect(accepted, 'the logins that were accepted, with and without a userHandle').toEqual({
          with: true,
          without: true,
        });
      }
      expect(unnamed, 'a login without a userHandle').toBeSuccess();
      expect(named, 'a login with a userHandle').toBeSuccess(200);
    },
  );

  check(
    'with a new challenge opens a second session',
    'PASSKEY-VERIFY-006',
    async ({ platform }) => {
      const passkey = await addPasskey(platform, await passkeyHolder(platform));

      const first = await passkeyLogin(platform, passkey);
      const second = await tryPasskeyLogin(platform, passkey);

      expect(second).toBeSuccess(200);
      expect(member(second.json, 'id'), 'the id of the second session').not.toBe(first.id);
    },
  );
});
