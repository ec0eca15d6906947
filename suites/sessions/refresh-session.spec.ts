import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  type WalletSession,
} from '../../fixtures/areas/login/sessions.ts';
import { refreshAuthSession, signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import {
  begin,
  check,
  expect,
  instantOf,
  member,
  notShown,
  proofOf,
  retry,
  signed,
  trySigned,
  undecided,
} from '../../fixtures/index.ts';

const REFRESH = 'refreshAuthSession';

function endOf({ reply }: WalletSession): number {
  return instantOf(member(reply.json, 'expiresAt'));
}

check.describe('refreshing a session', () => {
  check('with a wallet signature returns 201', 'SESSION-REFRESH-001', async ({ platform }) => {
    const session = await freshSession(platform);
    const call = refreshCall(platform, session, newKey(platform));

    const reply = await signed(platform, REFRESH, call, session.key);

    expect(reply).toBeSuccess(201);
  });

  check(
    'returns a new session of the same account and type',
    ['SESSION-REFRESH-002', 'SESSION-REFRESH-003'],
    async ({ platform }) => {
      const session = await freshSession(platform);

      const refreshed = await refresh(platform, session);

      for (const [name, expected] of [
        ['accountId', session.accountId],
        ['type', session.credential.type],
      ] as const) {
        const shown = member(refreshed.reply.json, name);
        // What the answer shows besides is left open; what it shows is right.
        if (shown === undefined) notShown(`the ${name} in the answer`);
        expect(shown, `the ${name} of the refreshed session`).toBe(expected);
      }
      expect(refreshed.id, 'the id of the refreshed session').not.toBe(session.id);
    },
  );

  check('keeps the nickname of the session', 'SESSION-REFRESH-023', async ({ platform }) => {
    const session = await freshSession(platform);
    const before = member(session.reply.json, 'nickname');

    const refreshed = await refresh(platform, session);

    const after = member(refreshed.reply.json, 'nickname');
    if (before === undefined || after === undefined)
      undecided(
        'the answer to the login or to POST /auth/sessions/{id}/refresh shows no nickname of the session',
      );
    expect(after, 'the nickname of the refreshed session').toBe(before);
  });

  check(
    'returns the id of the session that it opened',
    'SESSION-REFRESH-002',
    async ({ platform }) => {
      const session = await freshSession(platform);
      const sister = await sisterOf(platform, session);
      const refreshed = await refresh(platform, session);
      const before = await signWalletAction(platform, refreshed);
      expect(before, 'an action under the refreshed session').toBeSuccess();

      await revokeSession(platform, refreshed, sister.key);

      const after = await signWalletAction(platform, refreshed);
      expect(after, 'an action once the session of the returned id was revoked').toBeRefused(401);
    },
  );

  check(
    'without a wallet signature returns 202 and opens no session',
    'SESSION-REFRESH-008',
    async ({ platform }) => {
      const session = await freshSession(platform);

      const opened = await openedBy(platform, session.accountId, async () => {
        const reply = await refreshAuthSession(platform, session, newKey(platform));
        expect(reply, 'the refresh without a signature').toBeSuccess(202);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  check(
    'does not stop the old session from signing',
    'SESSION-REFRESH-009',
    async ({ platform }) => {
      const session = await freshSession(platform);
      await refresh(platform, session);

      const reply = await signWalletAction(platform, session);

      expect(reply).toBeSuccess();
    },
  );

  check(
    'can be repeated on the session that it returned',
    'SESSION-REFRESH-010',
    async ({ platform }) => {
      const once = await refresh(platform, await freshSession(platform));

      const twice = await refresh(platform, once);

      const reply = await signWalletAction(platform, twice);
      expect(reply, 'an action under the last refreshed session').toBeSuccess();
    },
  );

  check(
    'does not move expiresAt to an earlier time',
    'SESSION-REFRESH-021',
    async ({ platform }) => {
      const session = await freshSession(platform);

      const refreshed = await refresh(platform, session);

      expect(endOf(refreshed), 'the expiresAt of the refreshed session').toBeGreaterThanOrEqual(
        endOf(session),
      );
    },
  );

  check(
    'opens only one session when re-sent after PROCESSING',
    'SESSION-REFRESH-011',
    async ({ platform }) => {
      const session = await freshSession(platform);
      const { accountId, key } = session;
      const call = refreshCall(platform, session, newKey(platform));
      const proof = proofOf(platform, await begin(platform, REFRESH, call), key);
      await armProcessing(platform, 'refresh', { accountId, count: 2 });

      const opened = await openedBy(platform, accountId, async () => {
        requireProcessing(await trySigned(platform, REFRESH, call, proof));
        expect(
          await retry(platform, REFRESH, call, proof),
          'the refresh that is sent again',
        ).toBeSuccess(201);
      });

      expect(opened?.length ?? 1, 'the number of sessions opened').toBeLessThan(2);
    },
  );
});
