import {
  anotherSession,
  tryAnotherSession,
} from '../../fixtures/areas/credentials/another-session.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { revokeSession, revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import { begin, check, expect, proofOf, retry, signed, trySigned } from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthSession';

check.describe('revoking a session', () => {
  check('with a wallet signature returns 204', 'SESSION-REVOKE-001', async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await sisterOf(platform, session);

    const reply = await signed(platform, REVOKE, revokeSessionCall(session), sister.key);

    expect(reply).toBeEmpty(204);
  });

  check(
    'ends only that session of the wallet',
    ['SESSION-REVOKE-002', 'SESSION-REVOKE-003'],
    async ({ platform }) => {
      const { first, second } = await walletWithTwoCredentials(platform);
      const sister = await sisterOf(platform, second);
      expect(
        await signWalletAction(platform, second),
        'an action under the session before it is revoked',
      ).toBeSuccess();

      await revokeSession(platform, second, sister.key);

      expect(
        await signWalletAction(platform, second),
        'an action under the revoked session',
      ).toBeRefused(401);
      expect(
        await signWalletAction(platform, sister),
        'an action under another session of the same credential',
      ).toBeSuccess();
      expect(
        await signWalletAction(platform, first),
        'an action under a session of another credential',
      ).toBeSuccess();
    },
  );

  check(
    'without a wallet signature returns 202 and revokes nothing',
    'SESSION-REVOKE-004',
    async ({ platform }) => {
      const session = await freshSession(platform);

      const reply = await platform.api.revokeAuthSession({ id: session.id });

      expect(reply, 'the revocation without a signature').toBeSuccess(202);
      expect(
        await signWalletAction(platform, session),
        'an action under the session after the unsigned request',
      ).toBeSuccess();
    },
  );

  check(
    'can be signed by the session that is to be revoked',
    'SESSION-REVOKE-005',
    async ({ platform }) => {
      const session = await freshSession(platform);

      const reply = await signed(platform, REVOKE, revokeSessionCall(session), session.key);

      expect(reply).toBeSuccess(204);
    },
  );

  check(
    'can be signed by any other session of the wallet',
    'SESSION-REVOKE-006',
    async ({ platform }) => {
      const { first, second } = await walletWithTwoCredentials(platform);
      const sister = await sisterOf(platform, second);

      for (const [session, signer] of [
        [second, sister],
        [sister, first],
      ] as const) {
        const reply = await signed(platform, REVOKE, revokeSessionCall(session), signer.key);
        expect(reply).toBeSuccess(204);
      }
    },
  );

  check(
    'does not stop the credential from opening sessions',
    'SESSION-REVOKE-014',
    async ({ platform }) => {
      const { first, second } = await walletWithTwoCredentials(platform);
      await revokeSession(platform, second, first.key);

      const login = await tryAnotherSession(platform, second);

      expect(login, 'the next login').toBeSuccess();
      const next = await anotherSession(platform, second);
      expect(
        await signWalletAction(platform, next),
        'an action under the next session',
      ).toBeSuccess();
    },
  );

  check('returns 204 when re-sent after PROCESSING', 'SESSION-REVOKE-010', async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await sisterOf(platform, session);
    const call = revokeSessionCall(session);
    const proof = proofOf(platform, await begin(platform, REVOKE, call), sister.key);
    await armProcessing(platform, 'revokeSession', { accountId: session.accountId, count: 2 });

    requireProcessing(await trySigned(platform, REVOKE, call, proof));

    expect(
      await retry(platform, REVOKE, call, proof),
      'the revocation that is sent again',
    ).toBeSuccess(204);
    expect(
      await signWalletAction(platform, session),
      'an action under the revoked session',
    ).toBeRefused(401);
    expect(
      await signWalletAction(platform, sister),
      'an action under the session that signed the revocation',
    ).toBeSuccess();
  });
});
