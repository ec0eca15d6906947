import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { nowSeconds } from '../../fixtures/platform/clock.ts';
import { instantOf } from '../../fixtures/platform/instant.ts';
import { pendingFor, somePending } from '../../fixtures/signed-retry/retry-sweep.ts';

/** For the way of an answer, and for whole seconds. */
const TOLERANCE_S = 10;

test.describe('a signed-retry challenge', () => {
  test('expires after it was issued', covers('RETRY-CHALLENGE-008'), async ({ platform }) => {
    const now = await nowSeconds(platform);

    const { challenge } = await somePending(platform);

    expect(instantOf(challenge.expiresAt) / 1_000, 'expiresAt').toBeGreaterThan(now);
  });

  test(
    'expires about five minutes after it was issued',
    covers('RETRY-CHALLENGE-009'),
    async ({ platform, target }) => {
      const wanted = target.setting('signedRetry.expirySec');
      const { action } = await somePending(platform);
      const now = await nowSeconds(platform);

      const { challenge } = await pendingFor(platform, action);

      const seconds = instantOf(challenge.expiresAt) / 1_000 - now;
      const isTypical = Math.abs(seconds - wanted) <= TOLERANCE_S;
      if (!isTypical) {
        unlessConfirmed('G-27', `the challenge expires after ${Math.round(seconds)} s`);
      }
      expect(isTypical, `${seconds} s is about ${wanted} s`).toBe(true);
    },
  );
});
