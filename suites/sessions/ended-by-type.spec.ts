import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { revokeSession } from '../../fixtures/areas/credentials/sessions.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import { expectSigns, expectSignsNothing } from '../../fixtures/areas/sessions/signing.ts';
import { covers, test } from '../../fixtures/index.ts';

test.describe('whatever credential opened it, a session', () => {
  test('ends when it is revoked', covers('SESSION-REVOKE-002'), async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);

    for (const session of others) {
      const { type } = session.credential;
      await expectSigns(platform, session, `a session of ${type} before`);
      await revokeSession(platform, session, keeper.key);
      await expectSignsNothing(platform, session, `a revoked session of ${type}`);
    }

    await expectSigns(platform, keeper, 'the session that signed');
  });

  test('ends with its credential', covers('SESSION-CREDENTIAL-001'), async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);

    for (const session of others) {
      const { credential } = session;
      await expectSigns(platform, session, `a session of ${credential.type} before`);
      await revokeCredential(platform, credential, keeper);
      await expectSignsNothing(platform, session, `a session of a revoked ${credential.type}`);
    }

    await expectSigns(platform, keeper, 'the session that signed');
  });
});
