import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import {
  isListed,
  refresh,
  revokeSession,
  sessionRowsOf,
  type WalletSession,
} from '../../fixtures/areas/login/sessions.ts';
import { listAuthSessions } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import {
  comesToBeListed,
  expectListed,
  listedRowOf,
  requireList,
} from '../../fixtures/areas/sessions/session-list.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import {
  asInstant,
  check,
  expect,
  member,
  notShown,
  otherPlatform,
  type Platform,
  rowsOf,
  waitFor,
} from '../../fixtures/index.ts';

/** The ids in the answer to the list, those of other accounts as well. */
async function idsIn(
  platform: Platform,
  { accountId }: WalletSession,
): Promise<readonly unknown[]> {
  const reply = await listAuthSessions(platform, accountId);
  const rows = rowsOf(reply, platform.target.setting('session.list.dataField'));
  return rows.map((row) => member(row, 'id'));
}

check.describe('the list of sessions', () => {
  check('does not require a wallet signature', 'SESSION-LIST-001', async ({ platform }) => {
    const session = await freshSession(platform);
    await requireList(platform, session);

    const reply = await listAuthSessions(platform, session.accountId);

    expect(reply.status, 'the status of the unsigned list').not.toBe(202);
    expect(reply, 'the list').toBeSuccess(200);
  });

  check('shows every active session once', 'SESSION-LIST-002', async ({ platform }) => {
    // On a wallet of its own: a list of many may come in pages.
    const session = await foreignSession(platform);
    await requireList(platform, session);
    const opened = [session, await sisterOf(platform, session)];
    // Of a session that was refreshed nobody knows whether it is still there.
    opened.push(await refresh(platform, await sisterOf(platform, session)));

    const countsIn = (rows: readonly unknown[]) =>
      opened.map(({ id }) => rows.filter((row) => member(row, 'id') === id).length);
    const rows = await waitFor(
      () => sessionRowsOf(platform, session.accountId),
      (listed) => countsIn(listed).every((count) => count > 0),
      platform.target.settleMs,
    );

    expect(countsIn(rows), 'how often each session is listed').toEqual([1, 1, 1]);
  });

  check('shows sessions of every credential type', 'SESSION-LIST-010', async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);
    const missing = new Set<string>();

    for (const session of [keeper, ...others]) {
      const isShown = await comesToBeListed(platform, session);
      if (!isShown) missing.add(session.credential.type);
    }

    // Where it shows none at all, a default for the list is not kept.
    expectListed(missing.size <= others.length);
    expect([...missing], 'the types of open sessions that are not listed').toEqual([]);
  });

  check('does not show a session of another account', 'SESSION-LIST-003', async ({ platform }) => {
    const [session, foreign] = [await freshSession(platform), await foreignSession(platform)];
    await requireList(platform, session);
    await requireList(platform, foreign);
    const [own, others] = [await idsIn(platform, session), await idsIn(platform, foreign)];

    expect(own, 'the ids of the sessions of one account').not.toContain(foreign.id);
    expect(others, 'the ids of the sessions of another account').not.toContain(session.id);
    expect(others, 'the ids of the sessions of another account').toEqual([foreign.id]);
  });

  check(
    'shows the accountId, type and expiresAt that verify returned',
    'SESSION-LIST-004',
    async ({ platform }) => {
      const session = await freshSession(platform);
      await requireList(platform, session);

      const row = await listedRowOf(platform, session);

      const [listed, opened] = [row, session.reply.json].map((each) => ({
        accountId: member(each, 'accountId'),
        type: member(each, 'type'),
        expiresAt: asInstant(member(each, 'expiresAt')),
      }));
      // Which members the list shows of a session is a gap; those that it shows are the session's.
      for (const [name, value] of Object.entries(listed ?? {})) {
        if (value === undefined) notShown(`the ${name} of a listed session`);
      }
      expect(listed, 'the session as it is listed').toEqual(opened);
    },
  );

  check('does not show a revoked session', 'SESSION-LIST-005', async ({ platform }) => {
    const session = await freshSession(platform);
    const other = await sisterOf(platform, session);
    await requireList(platform, session);

    await revokeSession(platform, session, other.key);

    const revoked = await waitFor(
      () => isListed(platform, session),
      (listed) => !listed,
      platform.target.settleMs,
    );
    const listed = [revoked, await comesToBeListed(platform, other)];
    expect(listed, 'whether the revoked and the other session are listed').toEqual([false, true]);
  });

  check('shows no encryptedSessionSigningKey', 'SESSION-LIST-007', async ({ platform }) => {
    const [any, ofCode] = [await freshSession(platform), await foreignSession(platform)];

    // After a code no session has a sealed key. That of another the list may show again.
    for (const [session, what] of [
      [ofCode, 'the sealed key of a listed session of a code'],
      [any, 'the sealed key of a listed session'],
    ] as const) {
      await requireList(platform, session);
      const sealed = member(await listedRowOf(platform, session), 'encryptedSessionSigningKey');
      expect(sealed ?? undefined, what).toBeUndefined();
    }
  });

  check('requires an accountId', 'SESSION-LIST-008', async ({ platform }) => {
    await requireList(platform, await freshSession(platform));

    const reply = await platform.call('listAuthSessions');

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  check(
    'does not show a session to another platform',
    'SESSION-LIST-009',
    async ({ run, platform, target }) => {
      const own = await freshSession(platform);
      await requireList(platform, own);

      const reply = await listAuthSessions(otherPlatform(run), own.accountId);

      const rows = rowsOf(reply, target.setting('session.list.dataField'));
      expect(rows, 'the ids of the sessions listed to another platform').toEqual([]);
    },
  );

  check(
    "does not show a session to another customer's agent",
    'SESSION-LIST-011',
    async ({ platform, target }) => {
      const auth = await agentAuth(platform);
      const own = await freshSession(platform);
      await requireList(platform, own);

      const query = { accountId: own.accountId };
      const reply = await platform.call('listAuthSessions', { query, auth });

      const rows = rowsOf(reply, target.setting('session.list.dataField'));
      expect(rows, "the sessions listed for another customer's agent").toEqual([]);
    },
  );
});
