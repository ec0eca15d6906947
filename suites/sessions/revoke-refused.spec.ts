import { revokeSession, revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { begin, check, expect, proofOf, retry } from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthSession';

check.describe('DELETE /auth/sessions/{id}', () => {
  check(
    "signed by another wallet's key is refused and ends no session",
    ['SESSION-REVOKE-007', 'SESSION-REVOKE-008'],
    async ({ platform }) => {
      const [session, foreign] = [await freshSession(platform), await foreignSession(platform)];

      const call = revokeSessionCall(session);
      const challenge = await begin(platform, REVOKE, call);

      const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, foreign.key));

      expect(reply, "the revocation signed by another wallet's key").toBeError(
        401,
        'WALLET_SIGNATURE_INVALID',
      );
      expect(
        await signWalletAction(platform, session),
        'an action under the session after the refused revocation',
      ).toBeSuccess();
      await revokeSession(platform, session, (await sisterOf(platform, session)).key);
    },
  );

  check('signed by a revoked session is refused', 'SESSION-REVOKE-009', async ({ platform }) => {
    const session = await freshSession(platform);
    const revoked = await sisterOf(platform, session);
    await revokeSession(platform, revoked, session.key);

    const call = revokeSessionCall(session);
    const challenge = await begin(platform, REVOKE, call);

    const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, revoked.key));

    expect(reply, 'the revocation signed by a revoked session').toBeRefused(401);
    expect(
      await signWalletAction(platform, session),
      'an action under the session after the refused revocation',
    ).toBeSuccess();
    await revokeSession(platform, session, (await sisterOf(platform, session)).key);
  });

  check('of a revoked session returns 404', 'SESSION-REVOKE-012', async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await sisterOf(platform, session);
    await revokeSession(platform, session, sister.key);

    const reply = await platform.api.revokeAuthSession({ id: session.id });

    // A challenge may still come; a 204 would revoke without a signature.
    expect(reply.status, 'the HTTP status of the unsigned request').not.toBe(204);
    expect(reply).toBeError(404, 'SESSION_NOT_FOUND');
  });
});
