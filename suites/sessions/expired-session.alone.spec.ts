import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { otpLogin } from '../../fixtures/credentials/otp-login.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { expiredSessions, expiryPlatform } from '../../fixtures/sessions/expired-session.ts';
import { expectListed } from '../../fixtures/sessions/session-list.ts';
import { isListed, refreshCall, revokeSessionCall } from '../../fixtures/sessions/sessions.ts';
import {
  expectSigns,
  expectSignsNoAction,
  expectSignsNothing,
} from '../../fixtures/sessions/signing.ts';
import { onEitherLeg } from '../../fixtures/signed-retry/either-leg.ts';

test.describe('an expired session', () => {
  test('signs nothing', covers('SESSION-SIGN-003'), async ({ session }) => {
    const platform = expiryPlatform(session);
    const { signer } = await expiredSessions(platform);

    await expectSignsNothing(platform, signer, 'the session past its end');
    await expectSigns(platform, await otpLogin(platform, signer.credential), 'the next session');
  });

  test('signs no action, whichever it is', covers('SESSION-SIGN-003'), async ({ session }) => {
    const platform = expiryPlatform(session);
    const { wallet, signer } = await expiredSessions(platform);
    const next = await otpLogin(platform, signer.credential);

    await expectSignsNoAction(platform, wallet, signer.key, next, 'the session past its end');

    await expectSigns(platform, next, 'the next session');
  });

  test('is neither refreshed nor revoked', covers('SESSION-SIGN-004'), async ({ session }) => {
    const platform = expiryPlatform(session);
    const { refreshed } = await expiredSessions(platform);

    for (const [operation, call] of [
      ['refreshAuthSession', refreshCall(platform, refreshed, newKey(platform))],
      ['revokeAuthSession', revokeSessionCall(refreshed)],
    ] as const) {
      const { reply } = await onEitherLeg(platform, operation, call, refreshed.key);
      expect(isSuccess(reply), `${operation} is answered ${reply.status}`).toBe(false);
      expect(reply.status, 'the status of the refusal').toBeLessThan(500);
    }
  });

  test('is not listed', covers('SESSION-LIST-006'), async ({ session }) => {
    const platform = expiryPlatform(session);
    const { listed, wasListed } = await expiredSessions(platform);
    expectListed(wasListed);
    expect(wasListed, 'listed while it lasts').toBe(true);

    const isStillListed = await isListed(platform, listed);
    if (isStillListed) unlessConfirmed('G-83', 'GET /auth/sessions shows an expired session');
    expect(isStillListed, 'listed past its end').toBe(false);
  });
});
