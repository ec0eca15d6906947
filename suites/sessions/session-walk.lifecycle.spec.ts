import fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { SessionTrigger } from '../../fixtures/lifecycle/session.ts';
import { AskSession, type SessionModel } from '../../fixtures/lifecycle/session-walk.ts';
import { freshSession } from '../../fixtures/sessions/fresh-session.ts';
import { refresh } from '../../fixtures/sessions/sessions.ts';

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
