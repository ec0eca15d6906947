import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { anotherSession } from '../../fixtures/sessions/another-session.ts';
import { freshSession } from '../../fixtures/sessions/fresh-session.ts';
import { refresh, refreshCall, revokeSessionCall } from '../../fixtures/sessions/sessions.ts';
import { begin } from '../../fixtures/signed-retry/signed-retry.ts';
import { malformedId } from '../../generators/ids/malformed-id.ts';
import { unknownId } from '../../generators/ids/unknown-id.ts';

function tryRefresh(platform: Platform, id: string) {
  const call = refreshCall(platform, { id }, newKey(platform));
  return platform.call('refreshAuthSession', call);
}

function tryRevoke(platform: Platform, id: string) {
  return platform.call('revokeAuthSession', revokeSessionCall({ id }));
}

test.describe('a session there is not', () => {
  for (const [what, row, attempt] of [
    ['refreshed', 'SESSION-REFRESH-016', tryRefresh],
    ['revoked', 'SESSION-REVOKE-011', tryRevoke],
  ] as const) {
    test(`is not ${what}`, covers(row), async ({ platform }) => {
      const session = await freshSession(platform);
      await refresh(platform, await anotherSession(platform, session));
      await begin(platform, 'revokeAuthSession', revokeSessionCall(session));

      await forAll(
        unknownId('Session'),
        async (id) => expect(await attempt(platform, id)).toBeRefused(404),
        3,
      );
      await forAll(
        malformedId('Session'),
        async (id) => {
          const reply = await attempt(platform, id);
          // 400 is as good an answer to an id that cannot be one (G-07).
          expect(reply).toBeRefused(reply.status === 400 ? 400 : 404);
        },
        5,
      );
    });
  }
});
