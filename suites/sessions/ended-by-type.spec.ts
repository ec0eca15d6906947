import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a session of any credential type', () => {
  check('ends when it is revoked', 'SESSION-REVOKE-002', async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);

    for (const session of others) {
      const { type } = session.credential;
      expect(
        await signWalletAction(platform, session),
        `an action under a session of ${type} before the revocation`,
      ).toBeSuccess();
      await revokeSession(platform, session, keeper.key);
      expect(
        await signWalletAction(platform, session),
        `an action under a revoked session of ${type}`,
      ).toBeRefused(401);
    }

    expect(
      await signWalletAction(platform, keeper),
      'an action under the session that signed the revocation',
    ).toBeSuccess();
  });

  check('ends when its credential is revoked', 'SESSION-CREDENTIAL-001', async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);

    for (const session of others) {
      const { credential } = session;
      expect(
        await signWalletAction(platform, session),
        `an action under a session of ${credential.type} before the revocation`,
      ).toBeSuccess();
      await revokeCredential(platform, credential, keeper);
      expect(
        await signWalletAction(platform, session),
        `an action under a session of a revoked ${credential.type}`,
      ).toBeRefused(401);
    }

    expect(
      await signWalletAction(platform, keeper),
      'an action under the session that signed the revocation',
    ).toBeSuccess();
  });
});
