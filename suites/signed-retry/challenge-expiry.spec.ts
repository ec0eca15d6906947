import {
  challengedAction,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { check, expect, instantOf, nowSeconds, type Platform } from '../../fixtures/index.ts';

/** For the way of an answer, and for whole seconds. */
const TOLERANCE_S = 10;

/** The Date header cuts off up to a second: a challenge that ends as it is issued seems to last that long. */
const HEADER_S = 1;

/** So many challenges of a few seconds, in whole ones, do not all cross a second on their way. */
const TRIES = 3;

/**
 * The most seconds that challenges last beyond the Date header of their answers, so that no clock but the
 * target's is looked at; undefined where an answer has none.
 */
async function longestLeft(platform: Platform): Promise<number | undefined> {
  let longest = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < TRIES && longest <= HEADER_S; tries += 1) {
    const { challenge } = await someChallengedAction(platform);
    const answeredAt = Date.parse(challenge.reply.headers['date'] ?? '');
    if (Number.isNaN(answeredAt)) return undefined;
    longest = Math.max(longest, (instantOf(challenge.expiresAt) - answeredAt) / 1_000);
  }
  return longest;
}

check.describe('a signed-retry challenge', () => {
  check('has an expiresAt later than its issue', 'RETRY-CHALLENGE-008', async ({ platform }) => {
    const now = await nowSeconds(platform);

    const { challenge } = await someChallengedAction(platform);

    expect(
      instantOf(challenge.expiresAt) / 1_000,
      'the expiresAt of the challenge, in seconds',
    ).toBeGreaterThan(now);
    expect(
      (await longestLeft(platform)) ?? Number.POSITIVE_INFINITY,
      'the seconds from the Date header of the answer to the expiresAt of the challenge',
    ).toBeGreaterThan(HEADER_S);
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
