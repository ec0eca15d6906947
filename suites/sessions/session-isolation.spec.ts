import { acceptedAgentAuth } from '../../fixtures/areas/agents/agents.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  revokeSessionCall,
} from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { begin, check, expect, otherPlatform, proofOf, trySigned } from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check(
    'cannot refresh a session of this platform',
    'SESSION-REFRESH-018',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const session = await freshSession(platform);
      const call = refreshCall(platform, session, newKey(platform));

      const opened = await openedBy(platform, session.accountId, async () => {
        const unsigned = await other.call('refreshAuthSession', call);
        const challenge = await begin(platform, 'refreshAuthSession', call);
        const proof = proofOf(platform, challenge, session.key);
        const signed = await trySigned(other, 'refreshAuthSession', call, proof);

        for (const reply of [unsigned, signed]) {
          expect(reply, 'the refresh by another platform').toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      await refresh(platform, session);
    },
  );

  check(
    'cannot revoke a session of this platform',
    'SESSION-REVOKE-013',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const session = await freshSession(platform);
      const call = revokeSessionCall(session);

      const unsigned = await other.call('revokeAuthSession', call);
      const challenge = await begin(platform, 'revokeAuthSession', call);
      const proof = proofOf(platform, challenge, session.key);
      const signed = await trySigned(other, 'revokeAuthSession', call, proof);

      for (const reply of [unsigned, signed]) {
        expect(reply, 'the revocation by another platform').toBeRefused();
      }
      const own = await signWalletAction(platform, session);
      expect(own, 'an action under the session after the refused revocation').toBeSuccess();
      await revokeSession(platform, session, (await sisterOf(platform, session)).key);
    },
  );
});

check.describe('the agent of another customer', () => {
  check(
    'cannot refresh a session of this customer',
    'SESSION-REFRESH-025',
    async ({ platform }) => {
      const auth = await acceptedAgentAuth(platform);
      const session = await freshSession(platform);
      const call = refreshCall(platform, session, newKey(platform));
      const operation = 'refreshAuthSession';

      const opened = await openedBy(platform, session.accountId, async () => {
        const unsigned = await platform.call(operation, { ...call, auth });
        const proof = proofOf(platform, await begin(platform, operation, call), session.key);
        const signed = await trySigned(platform, operation, { ...call, auth }, proof);

        for (const reply of [unsigned, signed]) {
          expect(reply, "the refresh by another customer's agent").toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      await refresh(platform, session);
    },
  );

  check('cannot revoke a session of this customer', 'SESSION-REVOKE-015', async ({ platform }) => {
    const auth = await acceptedAgentAuth(platform);
    const session = await freshSession(platform);
    const call = revokeSessionCall(session);
    const operation = 'revokeAuthSession';

    const unsigned = await platform.call(operation, { ...call, auth });
    const proof = proofOf(platform, await begin(platform, operation, call), session.key);
    const signed = await trySigned(platform, operation, { ...call, auth }, proof);

    for (const reply of [unsigned, signed]) {
      expect(reply, "the revocation by another customer's agent").toBeRefused();
    }
    const own = await signWalletAction(platform, session);
    expect(own, 'an action under the session after the refused revocation').toBeSuccess();
    await revokeSession(platform, session, (await sisterOf(platform, session)).key);
  });
});
