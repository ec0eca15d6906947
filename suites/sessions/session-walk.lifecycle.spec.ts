import fc from 'fast-check';
import { refresh } from '../../fixtures/areas/credentials/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import type { SessionTrigger } from '../../fixtures/areas/sessions/session.ts';
import { AskSession, type SessionModel } from '../../fixtures/areas/sessions/session-walk.ts';
import { covers, forAll, test } from '../../fixtures/index.ts';

function asks(trigger: SessionTrigger): fc.Arbitrary<AskSession> {
  return fc.nat(3).map((index) => new AskSession(trigger, index));
}

function bothActive(): SessionModel {
  return { states: ['ACTIVE', 'ACTIVE'] };
}

test.describe('sessions, a walk', () => {
  test(
    'follow the lifecycle wherever it goes, each for itself',
    covers('SESSION-SIGN-001', 'SESSION-REVOKE-002', 'SESSION-REVOKE-003', 'SESSION-REFRESH-009'),
    async ({ platform }) => {
      await refresh(platform, await freshSession(platform));
      const walks = fc.commands([asks('sign'), asks('sign'), asks('revoke'), asks('refresh')], {
        maxCommands: 8,
        size: 'max',
      });

      await forAll(
        walks,
        async (commands) => {
          const sessions = [await freshSession(platform), await freshSession(platform)];
          await fc.asyncModelRun(
            () => ({ model: bothActive(), real: { platform, sessions } }),
            commands,
          );
        },
        8,
      );
    },
  );
});
