import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import {
  refresh,
  refreshCall,
  revokeSession,
  revokeSessionCall,
  type WalletSession,
} from '../../fixtures/areas/credentials/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { expectSigns } from '../../fixtures/areas/sessions/signing.ts';
import {
  begin,
  type Call,
  covers,
  expect,
  isSuccess,
  otherPlatform,
  type Platform,
  proofOf,
  type Reply,
  test,
  trySigned,
} from '../../fixtures/index.ts';

/** Both requests by another platform, the signed one on a challenge that the session's own was given. */
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
  test('refreshes no session', covers('SESSION-REFRESH-018'), async ({ run, platform }) => {
    const own = await freshSession(platform);
    const call = refreshCall(platform, own, newKey(platform));
    const both = [platform, otherPlatform(run)] as const;

    const opened = await openedBy(platform, own.accountId, async () =>
      expectRefused(await attempts(both, 'refreshAuthSession', call, own)),
    );

    expect(opened ?? [], 'sessions opened').toEqual([]);
    await refresh(platform, own);
  });

  test('revokes no session', covers('SESSION-REVOKE-013'), async ({ run, platform }) => {
    const own = await freshSession(platform);
    const both = [platform, otherPlatform(run)] as const;

    expectRefused(await attempts(both, 'revokeAuthSession', revokeSessionCall(own), own));

    await expectSigns(platform, own, 'the session that was to be revoked');
    await revokeSession(platform, own, (await anotherSession(platform, own)).key);
  });
});
