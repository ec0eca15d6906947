import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { challengedPasskey } from '../../fixtures/credentials/challenged-passkey.ts';
import { typedBody } from '../../fixtures/credentials/credentials.ts';
import { openedBy } from '../../fixtures/credentials/opened-sessions.ts';
import { tryPasskeyLogin } from '../../fixtures/credentials/passkey-login.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { untilOutcome } from '../../fixtures/signed-retry/processing.ts';

const members = ['credentialId', 'clientDataJson', 'authenticatorData', 'signature'];

test.describe('verifying a passkey', () => {
  test(
    'opens no session without the assertion, whole or in part',
    covers('PASSKEY-VERIFY-005'),
    async ({ platform }) => {
      const { passkey, challenge, assertion } = await challengedPasskey(platform);
      const incomplete = members.map((name) => ({
        assertion: { ...assertion, [name]: undefined },
      }));

      const opened = await openedBy(platform, passkey.accountId, async () => {
        for (const sent of [...incomplete, {}]) {
          const body = typedBody(platform, 'PASSKEY', sent);
          const headers = { 'Request-Id': challenge.requestId };
          const call = { path: { id: passkey.id }, body, headers };
          const send = () => platform.call('verifyAuthCredential', call);
          const reply = await untilOutcome(platform, send, challenge.expiresAt);
          expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      expect(await tryPasskeyLogin(platform, passkey), 'with all of it').toBeSuccess(200);
    },
  );
});
