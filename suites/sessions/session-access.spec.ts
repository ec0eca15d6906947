import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  refreshCall,
  revokeSessionCall,
  sessionListCall,
  sessionRowsOf,
} from '../../fixtures/areas/login/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { type Auth, begin, check, expect, type Platform } from '../../fixtures/index.ts';

/** No credentials at all, and an API token with a secret that is not its own. */
function wrongCredentials({ settings }: Platform): readonly Auth[] {
  return ['none', { basic: { id: settings.credentials.apiTokenId, secret: 'not the secret' } }];
}

// In each, the same request with the platform's credentials comes first and is taken.
check(
  'listing sessions without valid API credentials returns 401 UNAUTHORIZED',
  'SESSION-ACCESS-001',
  async ({ platform }) => {
    const { accountId } = await freshSession(platform);
    const call = sessionListCall(platform, accountId);
    await sessionRowsOf(platform, accountId);

    for (const auth of wrongCredentials(platform)) {
      const reply = await platform.call('listAuthSessions', { ...call, auth });
      expect(reply).toBeError(401, 'UNAUTHORIZED');
    }
  },
);

check(
  'refreshing a session without valid API credentials returns 401 UNAUTHORIZED',
  'SESSION-ACCESS-002',
  async ({ platform }) => {
    const session = await freshSession(platform);
    const call = refreshCall(platform, session, newKey(platform));
    await begin(platform, 'refreshAuthSession', call);

    for (const auth of wrongCredentials(platform)) {
      const reply = await platform.call('refreshAuthSession', { ...call, auth });
      expect(reply).toBeError(401, 'UNAUTHORIZED');
    }
  },
);

check(
  'revoking a session without valid API credentials returns 401 UNAUTHORIZED',
  'SESSION-ACCESS-003',
  async ({ platform }) => {
    const call = revokeSessionCall(await freshSession(platform));
    await begin(platform, 'revokeAuthSession', call);

    for (const auth of wrongCredentials(platform)) {
      const reply = await platform.call('revokeAuthSession', { ...call, auth });
      expect(reply).toBeError(401, 'UNAUTHORIZED');
    }
  },
);
