import {
  challengedAction,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { check, expect, instantOf, nowSeconds } from '../../fixtures/index.ts';

/** For the way of an answer, and for whole seconds. */
const TOLERANCE_S = 10;

check.describe('a signed-retry challenge', () => {
  check('has an expiresAt later than its issue', 'RETRY-CHALLENGE-008', async ({ platform }) => {
    const now = await nowSeconds(platform);

    const { challenge } = await someChallengedAction(platform);

    expect(
      instantOf(challenge.expiresAt) / 1_000,
      'the expiresAt of the challenge, in seconds',
    ).toBeGreaterThan(now);
  });

  check(
    'expires about five minutes after its issue',
    'RETRY-CHALLENGE-009',
    async ({ platform, target }) => {
      const wanted = target.setting('signedRetry.expirySec');
      const { action } = await someChallengedAction(platform);
      const now = await nowSeconds(platform);

      const { challenge } = await challengedAction(platform, action);

      const seconds = instantOf(challenge.expiresAt) / 1_000 - now;
      const isTypical = Math.abs(seconds - wanted) <= TOLERANCE_S;
      expect(isTypical, `whether ${seconds} s until expiresAt are about ${wanted} s`).toBe(true);
    },
  );
});
