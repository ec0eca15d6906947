import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import {
  isListed,
  refresh,
  revokeSession,
  sessionRowsOf,
  type WalletSession,
} from '../../fixtures/areas/credentials/sessions.ts';
import { listAuthSessions } from '../../fixtures/areas/sessions/calls.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { requireList } from '../../fixtures/areas/sessions/session-list.ts';
import {
  asInstant,
  covers,
  expect,
  member,
  otherPlatform,
  type Platform,
  rowsOf,
  settled,
  test,
} from '../../fixtures/index.ts';

async function rowOf(platform: Platform, { id, accountId }: WalletSession): Promise<unknown> {
  const rows = await sessionRowsOf(platform, accountId);
  return rows.find((row) => member(row, 'id') === id);
}

test.describe('the list of sessions', () => {
  test('needs no signature', covers('SESSION-LIST-001'), async ({ platform }) => {
    const { accountId } = await freshSession(platform);
    await sessionRowsOf(platform, accountId);

    const reply = await listAuthSessions(platform, accountId);

    expect(reply).toBeSuccess(200);
  });

  test('holds every one, each once', covers('SESSION-LIST-002'), async ({ platform }) => {
    // On a wallet of its own: a list of many may come in pages (G-83).
    const session = await foreignSession(platform);
    await requireList(platform, session);
    const opened = [session, await anotherSession(platform, session)];
    // Of a session that was refreshed nobody knows whether it is still there (G-81).
    opened.push(await refresh(platform, await anotherSession(platform, session)));

    const countsIn = (rows: readonly unknown[]) =>
      opened.map(({ id }) => rows.filter((row) => member(row, 'id') === id).length);
    const rows = await settled(
      () => sessionRowsOf(platform, session.accountId),
      (listed) => countsIn(listed).every((count) => count > 0),
      platform.target.settleMs,
    );

    expect(countsIn(rows), 'how often each session is listed').toEqual([1, 1, 1]);
  });

  test('holds none of another account', covers('SESSION-LIST-003'), async ({ platform }) => {
    const [session, foreign] = [await freshSession(platform), await foreignSession(platform)];
    await requireList(platform, session);

    const ids = async ({ accountId }: WalletSession) => {
      const reply = await listAuthSessions(platform, accountId);
      const rows = rowsOf(reply, platform.target.setting('session.list.dataField'));
      return rows.map((row) => member(row, 'id'));
    };

    expect(await ids(session)).not.toContain(foreign.id);
    expect(await ids(foreign)).toEqual([foreign.id]);
  });

  test('shows a session as it was opened', covers('SESSION-LIST-004'), async ({ platform }) => {
    const session = await freshSession(platform);
    await requireList(platform, session);

    const row = await rowOf(platform, session);

    const [listed, opened] = [row, session.reply.json].map((each) => ({
      accountId: member(each, 'accountId'),
      type: member(each, 'type'),
      expiresAt: asInstant(member(each, 'expiresAt')),
    }));
    // Which members the list shows of a session is a gap; those that it shows are the session's.
    for (const [name, value] of Object.entries(listed ?? {})) {
      expect(value, `the ${name} of a listed session`, ['G-83']).toBeDefined();
    }
    expect(listed).toEqual(opened);
  });

  test('holds no revoked one', covers('SESSION-LIST-005'), async ({ platform }) => {
    const session = await freshSession(platform);
    const other = await anotherSession(platform, session);
    await requireList(platform, session);

    await revokeSession(platform, session, other.key);

    const revoked = await settled(
      () => isListed(platform, session),
      (listed) => !listed,
      platform.target.settleMs,
    );
    const listed = [revoked, await isListed(platform, other)];
    expect(listed, 'whether the revoked and the other session are listed').toEqual([false, true]);
  });

  test('hands out no sealed key', covers('SESSION-LIST-007'), async ({ platform }) => {
    const session = await freshSession(platform);
    await requireList(platform, session);

    const sealed = member(await rowOf(platform, session), 'encryptedSessionSigningKey');

    expect(sealed, 'the sealed key of a listed session').toBeUndefined();
  });

  test('needs an account', covers('SESSION-LIST-008'), async ({ platform }) => {
    await requireList(platform, await freshSession(platform));

    const reply = await platform.call('listAuthSessions');

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  test(
    'shows none to another platform',
    covers('SESSION-LIST-009'),
    async ({ run, platform, target }) => {
      const own = await freshSession(platform);
      await requireList(platform, own);

      const reply = await listAuthSessions(otherPlatform(run), own.accountId);

      const rows = rowsOf(reply, target.setting('session.list.dataField'));
      expect(rows, 'sessions listed').toEqual([]);
    },
  );
});
