import { byItsKey, refresh } from '../../fixtures/areas/credentials/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import {
  covers,
  expect,
  member,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** What a refresh brings of a session of each type, once per worker. */
function refreshedOfEachType(platform: Platform) {
  return platform.once('a refreshed session of each type', async () => {
    const { keeper, others } = await sessionOfEachType(platform);
    const refreshed = [];
    for (const session of [keeper, ...others]) refreshed.push(await refresh(platform, session));
    return refreshed;
  });
}

async function refreshedOfCodes(platform: Platform) {
  const refreshed = await refreshedOfEachType(platform);
  return refreshed.filter(({ credential }) => credential.type.endsWith('_OTP'));
}

test.describe('a refreshed session of any type', () => {
  test('keeps its type', covers('SESSION-REFRESH-003'), async ({ platform }) => {
    for (const { credential, reply } of await refreshedOfEachType(platform)) {
      const shown = member(reply.json, 'type');
      if (shown === undefined) unlessConfirmed('G-80', 'a refresh is answered without type');
      expect(shown, `the type after a refresh of ${credential.type}`).toBe(credential.type);
    }
  });

  test('has no sealed key after a code', covers('SESSION-REFRESH-006'), async ({ platform }) => {
    for (const { credential, reply } of await refreshedOfCodes(platform)) {
      const sealed = member(reply.json, 'encryptedSessionSigningKey');
      expect(sealed, `the sealed key after a refresh of ${credential.type}`).toBeUndefined();
    }
  });

  test(
    "signs with the client's own key after a code",
    covers('SESSION-REFRESH-007'),
    async ({ platform }) => {
      for (const session of await refreshedOfCodes(platform)) {
        const reply = await signWalletAction(platform, session);
        byItsKey(session, reply);
        const what = `an action under a refreshed session of ${session.credential.type}`;
        expect(reply, what).toBeSuccess();
      }
    },
  );
});
