import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  type WalletSession,
} from '../../fixtures/areas/login/sessions.ts';
import { refreshAuthSession, signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { uncompressed } from '../../fixtures/crypto/p256.ts';
import {
  begin,
  check,
  expect,
  forAll,
  forEachKind,
  isSuccess,
  type Platform,
  proofOf,
  retry,
  signedOrDirect,
} from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';
import { offCurvePublicKey } from '../../generators/credentials/off-curve-public-key.ts';

const REFRESH = 'refreshAuthSession';

/** A session of a kind that can be refreshed: a sister of it has been. */
async function refreshable(platform: Platform): Promise<WalletSession> {
  const session = await freshSession(platform);
  await refresh(platform, await sisterOf(platform, session));
  return session;
}

check.describe('a refresh', () => {
  check(
    "signed by another wallet's key is refused and opens no session",
    ['SESSION-REFRESH-012', 'SESSION-REFRESH-014'],
    async ({ platform }) => {
      const [session, foreign] = [await refreshable(platform), await foreignSession(platform)];
      const call = refreshCall(platform, session, newKey(platform));

      const opened = await openedBy(platform, session.accountId, async () => {
        const challenge = await begin(platform, REFRESH, call);
        const proof = proofOf(platform, challenge, foreign.key);
        const reply = await retry(platform, REFRESH, call, proof);
        expect(reply, "the refresh signed by another wallet's key").toBeError(
          401,
          'WALLET_SIGNATURE_INVALID',
        );
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  check(
    'signed by the private key of its new clientPublicKey is refused',
    'SESSION-REFRESH-024',
    async ({ platform }) => {
      const session = await refreshable(platform);
      const fresh = newKey(platform);
      const call = refreshCall(platform, session, fresh);

      const opened = await openedBy(platform, session.accountId, async () => {
        const challenge = await begin(platform, REFRESH, call);
        const reply = await retry(platform, REFRESH, call, proofOf(platform, challenge, fresh));
        expect(reply, 'the refresh signed by its new key').toBeRefused(401);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  check(
    'signed by another session of the wallet is refused',
    'SESSION-REFRESH-013',
    async ({ platform }) => {
      const session = await refreshable(platform);
      const sister = await sisterOf(platform, session);
      const call = refreshCall(platform, session, newKey(platform));
      const challenge = await begin(platform, REFRESH, call);

      const reply = await retry(platform, REFRESH, call, proofOf(platform, challenge, sister.key));

      expect(reply).toBeRefused(401);
    },
  );

  check(
    'signed after its session was revoked is refused',
    'SESSION-REFRESH-015',
    async ({ platform }) => {
      const session = await freshSession(platform);
      const sister = await sisterOf(platform, session);
      const call = refreshCall(platform, session, newKey(platform));
      const challenge = await begin(platform, REFRESH, call);
      await revokeSession(platform, session, sister.key);

      const opened = await openedBy(platform, session.accountId, async () => {
        const proof = proofOf(platform, challenge, session.key);
        const reply = await retry(platform, REFRESH, call, proof);
        expect(reply, 'the refresh after the revocation').toBeRefused();
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      await refresh(platform, sister);
    },
  );

  check('of a revoked session returns 404', 'SESSION-REFRESH-017', async ({ platform }) => {
    const session = await refreshable(platform);
    const sister = await sisterOf(platform, session);
    await revokeSession(platform, session, sister.key);

    const reply = await refreshAuthSession(platform, session, newKey(platform));

    expect(reply).toBeError(404, 'SESSION_NOT_FOUND');
  });

  check('without a clientPublicKey is refused', 'SESSION-REFRESH-019', async ({ platform }) => {
    const session = await refreshable(platform);

    const path = { id: session.id };
    for (const clientPublicKey of [undefined, null, '', 4]) {
      const reply = await platform.call(REFRESH, { path, body: { clientPublicKey } });
      expect(reply).toBeError(400, 'INVALID_INPUT');
    }
  });

  check(
    'with an invalid clientPublicKey is refused',
    'SESSION-REFRESH-020',
    async ({ platform }) => {
      const session = await refreshable(platform);
      const valid = uncompressed(newKey(platform).publicKey);

      await forEachKind(
        invalidPublicKeys,
        async (fault) => {
          const body = { clientPublicKey: fault.apply(valid) };
          const reply = await platform.call(REFRESH, { path: { id: session.id }, body });
          expect(reply).toBeError(400, 'INVALID_INPUT');
        },
        2,
      );
    },
  );

  check(
    'with a clientPublicKey that is not on the P-256 curve is refused',
    'SESSION-REFRESH-020',
    async ({ platform }) => {
      const session = await freshSession(platform);
      const sister = await refresh(platform, await sisterOf(platform, session));
      const action = await signWalletAction(platform, sister);
      // The key of that session was sealed to the client's, or is the client's (Auth 4).
      const isItsKey = isSuccess(action);
      const valid = uncompressed(newKey(platform).publicKey);

      await forAll(
        offCurvePublicKey,
        async (fault) => {
          const call = { path: { id: session.id }, body: { clientPublicKey: fault.apply(valid) } };
          const { reply } = await signedOrDirect(platform, REFRESH, call, session.key);
          expect(reply, isItsKey ? 'a refresh for an invalid key' : undefined).toBeRefused();
        },
        2,
      );
    },
  );
});
