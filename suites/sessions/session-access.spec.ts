import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import {
  isListed,
  refreshCall,
  revokeSessionCall,
  sessionListCall,
  type WalletSession,
} from '../../fixtures/areas/credentials/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import {
  type Auth,
  begin,
  type Call,
  covers,
  expect,
  type Platform,
  test,
} from '../../fixtures/index.ts';

/** A call that is taken as soon as it comes with the right credentials. */
type Reach = (platform: Platform, session: WalletSession) => Promise<Call>;

const listing: Reach = async (platform, session) => {
  await isListed(platform, session);
  return sessionListCall(platform, session.accountId);
};

const refreshing: Reach = async (platform, session) => {
  const call = refreshCall(platform, session, newKey(platform));
  await begin(platform, 'refreshAuthSession', call);
  return call;
};

const revoking: Reach = async (platform, session) => {
  await begin(platform, 'revokeAuthSession', revokeSessionCall(session));
  return revokeSessionCall(session);
};

for (const [what, row, operation, reach] of [
  ['listing sessions', 'SESSION-ACCESS-001', 'listAuthSessions', listing],
  ['refreshing a session', 'SESSION-ACCESS-002', 'refreshAuthSession', refreshing],
  ['revoking a session', 'SESSION-ACCESS-003', 'revokeAuthSession', revoking],
] as const) {
  test(`${what} takes API credentials, and right ones`, covers(row), async ({ platform }) => {
    const call = await reach(platform, await freshSession(platform));
    const { apiTokenId: id } = platform.settings.credentials;
    const wrong: readonly Auth[] = ['none', { basic: { id, secret: 'not the secret' } }];

    for (const auth of wrong) {
      expect(await platform.call(operation, { ...call, auth })).toBeError(401, 'UNAUTHORIZED');
    }
  });
}
