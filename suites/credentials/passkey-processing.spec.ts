import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail, unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { addPasskey } from '../../fixtures/credentials/add-credential.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { expectOneOpened, openedBy } from '../../fixtures/credentials/opened-sessions.ts';
import { passkeyHolder } from '../../fixtures/credentials/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  challengePasskeyCall,
  verifyPasskey,
  verifyPasskeyCall,
} from '../../fixtures/credentials/passkey-login.ts';
import { isProcessing } from '../../fixtures/signed-retry/processing.ts';
import { armProcessing } from '../../fixtures/wallet/control.ts';

function requireProcessing(reply: Reply): void {
  if (!isProcessing(reply)) {
    unverified(`P-25 a processing answer: ${reply.path} answered ${reply.status} at once`);
  }
}

test.describe('a passkey that takes its time', () => {
  test('is challenged in the end', covers('PASSKEY-CHALLENGE-008'), async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    const passkey = await addPasskey(platform, holder);
    const key = newKey(platform);
    await armProcessing(platform, 'challenge', { ...holder, count: 2 });

    const call = challengePasskeyCall(platform, passkey, key);
    requireProcessing(await platform.call('challengeAuthCredential', call));

    expect((await orFail(() => challengePasskey(platform, passkey, key))).reply).toBeSuccess(200);
  });

  test(
    'is verified in the end, and opens one session',
    covers('PASSKEY-VERIFY-007', 'PASSKEY-VERIFY-008'),
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const passkey = await addPasskey(platform, holder);
      const challenge = await challengePasskey(platform, passkey, newKey(platform));
      const assertion = assertionFor(passkey, challenge);
      await armProcessing(platform, 'verify', { ...holder, count: 2 });

      const opened = await openedBy(platform, holder.accountId, async () => {
        const call = verifyPasskeyCall(platform, passkey, assertion, challenge.requestId);
        requireProcessing(await platform.call('verifyAuthCredential', call));
        expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeSuccess(200);
      });

      expectOneOpened(opened);
    },
  );
});
