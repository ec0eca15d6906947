import { newKey } from '../../fixtures/areas/login/keys.ts';
import { refresh, revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { refreshAuthSession } from '../../fixtures/areas/sessions/calls.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import {
  begin,
  check,
  expect,
  expectNoneAlike,
  forAll,
  type Platform,
} from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

function tryRefresh(platform: Platform, id: string) {
  return refreshAuthSession(platform, { id }, newKey(platform));
}

function tryRevoke(platform: Platform, id: string) {
  return platform.api.revokeAuthSession({ id });
}

check.describe('a session that does not exist', () => {
  for (const [what, row, attempt] of [
    ['refreshed', 'SESSION-REFRESH-016', tryRefresh],
    ['revoked', 'SESSION-REVOKE-011', tryRevoke],
  ] as const) {
    check(`cannot be ${what}`, row, async ({ platform }) => {
      const session = await freshSession(platform);
      await refresh(platform, await sisterOf(platform, session));
      await begin(platform, 'revokeAuthSession', revokeSessionCall(session));
      await expectNoneAlike(session.id, (id) => attempt(platform, id));

      await forAll(
        unknownId('Session'),
        async (id) => {
          const reply = await attempt(platform, id);
          expect(reply).toBeRefused(404);
        },
        3,
      );
      await forAll(
        malformedId('Session'),
        async (id) => {
          const reply = await attempt(platform, id);
          // 400 is as good an answer to an id that cannot be one.
          expect(reply).toBeRefused(reply.status === 400 ? 400 : 404);
        },
        5,
      );
    });
  }
});
