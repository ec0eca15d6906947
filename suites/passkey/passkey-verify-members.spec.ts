import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { typedBody } from '../../fixtures/areas/login/credentials.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { tryPasskeyLogin } from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, untilOutcome } from '../../fixtures/index.ts';

const members = ['credentialId', 'clientDataJson', 'authenticatorData', 'signature'];

check.describe('verifying a passkey', () => {
  check(
    'without the assertion or one of its members opens no session',
    'PASSKEY-VERIFY-005',
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
          expect(reply).toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with the whole assertion',
      ).toBeSuccess(200);
    },
  );
});
