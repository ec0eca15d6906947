import fc from 'fast-check';
import { refresh } from '../../fixtures/areas/login/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import {
  RefreshSession,
  RevokeSession,
  type SessionModel,
  type SessionWalk,
  SignUnderSession,
} from '../../fixtures/areas/sessions/session-walk.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { check, forAll } from '../../fixtures/index.ts';

check.describe('in any sequence of actions, a session', () => {
  check(
    'signs until it is revoked, and not afterwards',
    ['SESSION-SIGN-001', 'SESSION-REVOKE-002', 'SESSION-REVOKE-003', 'SESSION-REFRESH-009'],
    async ({ platform }) => {
      await refresh(platform, await sisterOf(platform, await freshSession(platform)));
      const anySession = fc.nat(3);
      const signing = anySession.map((index) => new SignUnderSession(index));
      const revoking = anySession.map((index) => new RevokeSession(index));
      const refreshing = anySession.map((index) => new RefreshSession(index));
      const walks = fc.commands<SessionModel, SessionWalk, false>(
        [signing, signing, revoking, refreshing],
        { maxCommands: 8, size: 'max' },
      );

      // Each step expects what the lifecycle says of it: success while the session is active, else not.
      await forAll(
        walks,
        async (steps) => {
          const sessions = [await freshSession(platform), await freshSession(platform)];
          const model: SessionModel = { states: ['ACTIVE', 'ACTIVE'] };
          const real: SessionWalk = { platform, sessions, refreshed: new Set() };
          await fc.asyncModelRun(() => ({ model, real }), steps);
        },
        8,
      );
    },
  );
});
