import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { requireList } from '../../fixtures/check/session-list.ts';
import { expectSigns, expectSignsNothing } from '../../fixtures/check/signing.ts';
import { inOrder, test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { onEitherLeg } from '../../fixtures/wallet/either-leg.ts';
import { expire, movablePlatform, passingSession } from '../../fixtures/wallet/expired-session.ts';
import { newKey } from '../../fixtures/wallet/keys.ts';
import { otpLogin } from '../../fixtures/wallet/otp-login.ts';
import {
  isListed,
  refresh,
  refreshCall,
  revokeSessionCall,
} from '../../fixtures/wallet/sessions.ts';

// They move the clock of the platform that they are on.
inOrder();

test.describe('an expired session', () => {
  test('signs nothing', covers('SESSION-SIGN-003'), async ({ session }) => {
    const platform = movablePlatform(session);
    const expired = await passingSession(platform);
    await expectSigns(platform, expired, 'the session while it lasts');

    await expire(platform, expired);

    await expectSignsNothing(platform, expired, 'the session past its end');
    await expectSigns(platform, await otpLogin(platform, expired.credential), 'the next session');
  });

  test('is neither refreshed nor revoked', covers('SESSION-SIGN-004'), async ({ session }) => {
    const platform = movablePlatform(session);
    const expired = await refresh(platform, await passingSession(platform));

    await expire(platform, expired);

    for (const [operation, call] of [
      ['refreshAuthSession', refreshCall(platform, expired, newKey(platform))],
      ['revokeAuthSession', revokeSessionCall(expired)],
    ] as const) {
      const { reply } = await onEitherLeg(platform, operation, call, expired.key);
      expect(isSuccess(reply), `${operation} is answered ${reply.status}`).toBe(false);
      expect(reply.status, 'the status of the refusal').toBeLessThan(500);
    }
  });

  test('is not listed', covers('SESSION-LIST-006'), async ({ session }) => {
    const platform = movablePlatform(session);
    const expired = await passingSession(platform);
    await requireList(platform, expired);
    expect(await isListed(platform, expired), 'listed while it lasts').toBe(true);

    await expire(platform, expired);

    const listed = await isListed(platform, expired);
    if (listed) unlessConfirmed('G-83', 'GET /auth/sessions shows an expired session');
    expect(listed, 'listed past its end').toBe(false);
  });
});
