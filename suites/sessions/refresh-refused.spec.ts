import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  type WalletSession,
} from '../../fixtures/areas/credentials/sessions.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { expectWrongKey, expectWrongSigner } from '../../fixtures/areas/sessions/signing.ts';
import { uncompressed } from '../../fixtures/crypto/p256.ts';
import {
  begin,
  covers,
  expect,
  expectRefusal,
  forEachKind,
  isSuccess,
  type Platform,
  proofOf,
  retry,
  test,
} from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

const OPERATION = 'refreshAuthSession';

/** A session of a kind that can be refreshed: a sister of it has been (G-80, G-81). */
async function refreshable(platform: Platform): Promise<WalletSession> {
  const session = await freshSession(platform);
  await refresh(platform, await anotherSession(platform, session));
  return session;
}

/** A refresh of one session under the key of another. */
async function refreshUnder(platform: Platform, session: WalletSession, { key }: WalletSession) {
  const call = refreshCall(platform, session, newKey(platform));
  const challenge = await begin(platform, OPERATION, call);
  return retry(platform, OPERATION, call, proofOf(platform, challenge, key));
}

test.describe('a refresh', () => {
  test(
    'under a key of another wallet is refused and opens no session',
    covers('SESSION-REFRESH-012', 'SESSION-REFRESH-014'),
    async ({ platform }) => {
      const [session, foreign] = [await refreshable(platform), await foreignSession(platform)];

      const opened = await openedBy(platform, session.accountId, async () => {
        expectWrongKey(await refreshUnder(platform, session, foreign));
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  test('under a sister session is refused', covers('SESSION-REFRESH-013'), async ({ platform }) => {
    const session = await refreshable(platform);
    const sister = await anotherSession(platform, session);

    const reply = await refreshUnder(platform, session, sister);

    expectWrongSigner(reply, 'a refresh under a sister session');
  });

  test(
    'challenged before the session was revoked is refused',
    covers('SESSION-REFRESH-015'),
    async ({ platform }) => {
      const session = await freshSession(platform);
      const sister = await anotherSession(platform, session);
      const call = refreshCall(platform, session, newKey(platform));
      const challenge = await begin(platform, OPERATION, call);
      await revokeSession(platform, session, sister.key);

      const opened = await openedBy(platform, session.accountId, async () => {
        const reply = await retry(
          platform,
          OPERATION,
          call,
          proofOf(platform, challenge, session.key),
        );
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      await refresh(platform, sister);
    },
  );

  test('of a revoked session returns 404', covers('SESSION-REFRESH-017'), async ({ platform }) => {
    const session = await refreshable(platform);
    const sister = await anotherSession(platform, session);
    await revokeSession(platform, session, sister.key);

    const reply = await platform.call(OPERATION, refreshCall(platform, session, newKey(platform)));

    expectRefusal(reply, 'G-11', 404, 'SESSION_NOT_FOUND');
  });

  test('without a client key is refused', covers('SESSION-REFRESH-019'), async ({ platform }) => {
    const session = await refreshable(platform);

    const path = { id: session.id };
    for (const clientPublicKey of [undefined, null, '', 4]) {
      expectRefusal(await platform.call(OPERATION, { path, body: { clientPublicKey } }), 'G-80');
    }
  });

  test('for what is no key is refused', covers('SESSION-REFRESH-020'), async ({ platform }) => {
    const session = await refreshable(platform);
    const valid = uncompressed(newKey(platform).publicKey);

    const refuse = async (fault: { apply(key: string): string }) => {
      const body = { clientPublicKey: fault.apply(valid) };
      expectRefusal(await platform.call(OPERATION, { path: { id: session.id }, body }), 'G-80');
    };

    await forEachKind(invalidPublicKeys, refuse, 2);
  });
});
