import { expectOneOpened } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  challengePasskeyCall,
  verifyPasskey,
  verifyPasskeyCall,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a request re-sent after PROCESSING', () => {
  check(
    'for a passkey challenge returns the challenge',
    'PASSKEY-CHALLENGE-008',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const passkey = await addPasskey(platform, holder);
      const key = newKey(platform);
      // That this form of a client key is accepted is shown by another passkey.
      await challengePasskey(platform, await addPasskey(platform, holder), key);
      await armProcessing(platform, 'challenge', { ...holder, count: 2 });

      const call = challengePasskeyCall(platform, passkey, key);
      requireProcessing(await platform.call('challengeAuthCredential', call));

      expect((await challengePasskey(platform, passkey, key)).reply).toBeSuccess(200);
    },
  );

  check(
    'to verify a passkey opens one session',
    ['PASSKEY-VERIFY-007', 'PASSKEY-VERIFY-008'],
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const passkey = await addPasskey(platform, holder);
      const challenge = await challengePasskey(platform, passkey, newKey(platform));
      const assertion = assertionFor(passkey, challenge);
      await armProcessing(platform, 'verify', { ...holder, count: 2 });

      await expectOneOpened(platform, holder.accountId, async () => {
        const call = verifyPasskeyCall(platform, passkey, assertion, challenge.requestId);
        requireProcessing(await platform.call('verifyAuthCredential', call));
        expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeSuccess(200);
      });
    },
  );
});
