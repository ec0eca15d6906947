import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Call, Reply } from '../../fixtures/client/exchange.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { openedBy } from '../../fixtures/credentials/opened-sessions.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { anotherSession } from '../../fixtures/sessions/another-session.ts';
import { freshSession } from '../../fixtures/sessions/fresh-session.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  revokeSessionCall,
  type WalletSession,
} from '../../fixtures/sessions/sessions.ts';
import { expectSigns } from '../../fixtures/sessions/signing.ts';
import { begin, proofOf, trySigned } from '../../fixtures/signed-retry/signed-retry.ts';

/** Both legs by another platform, the signed one on a challenge that the session's own was given. */
async function attempts(
  [platform, other]: readonly [Platform, Platform],
  operation: 'refreshAuthSession' | 'revokeAuthSession',
  call: Call,
  { key }: WalletSession,
): Promise<readonly Reply[]> {
  const unsigned = await other.call(operation, call);
  const challenge = await begin(platform, operation, call);
  return [unsigned, await trySigned(other, operation, call, proofOf(platform, challenge, key))];
}

function expectRefused(replies: readonly Reply[]): void {
  for (const reply of replies) {
    expect(isSuccess(reply), `another platform is answered ${reply.status}`).toBe(false);
    expect(reply.status, 'the status of the refusal').toBeLessThan(500);
  }
}

test.describe('another platform', () => {
  test('refreshes no session', covers('SESSION-REFRESH-018'), async ({ session, platform }) => {
    const own = await freshSession(platform);
    const call = refreshCall(platform, own, newKey(platform));
    const both = [platform, otherPlatform(session)] as const;

    const opened = await openedBy(platform, own.accountId, async () =>
      expectRefused(await attempts(both, 'refreshAuthSession', call, own)),
    );

    expect(opened ?? [], 'sessions opened').toEqual([]);
    await refresh(platform, own);
  });

  test('revokes no session', covers('SESSION-REVOKE-013'), async ({ session, platform }) => {
    const own = await freshSession(platform);
    const both = [platform, otherPlatform(session)] as const;

    expectRefused(await attempts(both, 'revokeAuthSession', revokeSessionCall(own), own));

    await expectSigns(platform, own, 'the session that was to be revoked');
    await revokeSession(platform, own, (await anotherSession(platform, own)).key);
  });
});
