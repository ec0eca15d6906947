import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { refresh, revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { walletAction } from '../../fixtures/areas/sessions/wallet-action.ts';
import { begin, check, expect, member, proofOf, retry } from '../../fixtures/index.ts';

check.describe('a session', () => {
  check(
    'of any credential can sign actions of its wallet',
    'SESSION-SIGN-001',
    async ({ platform }) => {
      const { first, second } = await walletWithTwoCredentials(platform);
      const sister = await sisterOf(platform, second);

      for (const session of [first, second, sister]) {
        expect(
          await signWalletAction(platform, session),
          `an action under a session of ${session.credential.type}`,
        ).toBeSuccess();
      }
      const refreshed = await refresh(platform, first);
      const reply = await signWalletAction(platform, refreshed);
      expect(reply, 'an action under a refreshed session').toBeSuccess();
    },
  );

  check('cannot sign actions of another wallet', 'SESSION-SIGN-002', async ({ platform }) => {
    const [session, foreign] = [await freshSession(platform), await foreignSession(platform)];
    const { operation, call } = await walletAction(platform, session.accountId);
    const before = await credentialRowsOf(platform, session.accountId);
    const challenge = await begin(platform, operation, call);

    const reply = await retry(platform, operation, call, proofOf(platform, challenge, foreign.key));

    expect(reply, 'an action under a session of another wallet').toBeError(
      401,
      'WALLET_SIGNATURE_INVALID',
    );
    const ids = (rows: readonly unknown[]) => rows.map((row) => member(row, 'id'));
    expect(
      ids(await credentialRowsOf(platform, session.accountId)),
      'the credentials of the wallet after the refusal',
    ).toEqual(ids(before));
    expect(
      await signWalletAction(platform, foreign),
      'an action under the same session on its own wallet',
    ).toBeSuccess();
  });

  check(
    'that was revoked cannot sign a challenge issued earlier',
    'SESSION-SIGN-005',
    async ({ platform }) => {
      const session = await freshSession(platform);
      const sister = await sisterOf(platform, session);
      const { operation, call } = await walletAction(platform, session.accountId);
      const challenge = await begin(platform, operation, call);
      await revokeSession(platform, session, sister.key);

      const proof = proofOf(platform, challenge, session.key);
      const reply = await retry(platform, operation, call, proof);

      expect(reply, 'an action under the revoked session').toBeRefused(401);
      expect(
        await signWalletAction(platform, sister),
        'an action under a session that was not revoked',
      ).toBeSuccess();
    },
  );
});
