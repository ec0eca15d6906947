import { newKey } from '../../fixtures/areas/login/keys.ts';
import { refreshCall, refreshedIn } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  requireSuccess,
  signed,
} from '../../fixtures/index.ts';

const REFRESH = 'refreshAuthSession';

/** Refreshes a session of each type, by its own key and for a new client key, once per worker. */
function refreshedOfEachType(platform: Platform) {
  return platform.once('a refreshed session of each type', async () => {
    const { keeper, others } = await sessionOfEachType(platform);
    const refreshed = [];
    for (const { id, key, credential } of [keeper, ...others]) {
      const client = newKey(platform);
      const call = refreshCall(platform, { id }, client);
      const reply = await signed(platform, REFRESH, call, key);
      requireSuccess(platform, REFRESH, reply, 'a refreshed session');
      refreshed.push(await refreshedIn(platform, credential, reply, client));
    }
    return refreshed;
  });
}

/** Those of OTP credentials; the first credential of a wallet is one, so that there are some. */
async function refreshedOfCodes(platform: Platform) {
  const refreshed = await refreshedOfEachType(platform);
  return refreshed.filter(({ credential }) => credential.type.endsWith('_OTP'));
}

check.describe('refreshing a session', () => {
  check(
    'of any credential type returns a session of that type',
    'SESSION-REFRESH-003',
    async ({ platform }) => {
      for (const { credential, reply } of await refreshedOfEachType(platform)) {
        const shown = member(reply.json, 'type');
        if (shown === undefined) notShown('the type in the answer');
        expect(shown, `the type after a refresh of ${credential.type}`).toBe(credential.type);
      }
    },
  );

  check(
    'of an OTP credential returns no encryptedSessionSigningKey',
    'SESSION-REFRESH-006',
    async ({ platform }) => {
      for (const { credential, reply } of await refreshedOfCodes(platform)) {
        const sealed = member(reply.json, 'encryptedSessionSigningKey');
        expect(
          sealed,
          `the encryptedSessionSigningKey of a refreshed ${credential.type} session`,
        ).toBeUndefined();
      }
    },
  );

  check(
    'of an OTP credential lets the private key of clientPublicKey sign',
    'SESSION-REFRESH-007',
    async ({ platform }) => {
      for (const session of await refreshedOfCodes(platform)) {
        const reply = await signWalletAction(platform, session);
        const what = `an action under a refreshed session of ${session.credential.type}`;
        expect(reply, what).toBeSuccess();
      }
    },
  );
});
