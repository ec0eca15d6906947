import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { termsStory, unverifiedPayer } from '../../fixtures/payments/unready-payers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';

/** Where consent is not demanded (G-122), nothing can be seen of it. */
function requireDemanded({ settings, target }: Platform): void {
  const isDemanded = settings.regulated !== true && settings.consentRequired !== false;
  if (!isDemanded) unverified('consent is demanded on unregulated platforms (G-122)');
  if (settings.regulated === undefined && !target.confirmed('G-122')) {
    unverified('whether consent is demanded rests on G-122 (platform.consentRequired)');
  }
}

test.describe('a customer who has not accepted the terms', () => {
  test('is refused', covers('QUOTE-TERMS-001'), async ({ platform }) => {
    requireDemanded(platform);

    const { refused } = await termsStory(platform);

    expect(refused.reply).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  test('pays nothing', covers('QUOTE-TERMS-002'), async ({ platform }) => {
    requireDemanded(platform);

    const { debited, credited } = (await termsStory(platform)).refused;

    expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
  });

  test('pays once they are accepted', covers('QUOTE-TERMS-003'), async ({ platform }) => {
    expect((await termsStory(platform)).accepted).toBeSuccess();
  });
});

test.describe('a customer who is not verified', () => {
  test('is refused', covers('QUOTE-VERIFIED-001'), async ({ platform }) => {
    const { reply } = await unverifiedPayer(platform);

    if (reply.status !== 403) unlessConfirmed('G-09', `it answered ${reply.status}`);
    if (errorCodeOf(reply) !== 'CUSTOMER_NOT_VERIFIED') {
      unlessConfirmed('G-09', `its code is ${errorCodeOf(reply)}`);
    }
    expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
  });

  test('pays nothing', covers('QUOTE-VERIFIED-002'), async ({ platform }) => {
    const { reply, credited } = await unverifiedPayer(platform);

    if (isSuccess(reply)) unlessConfirmed('G-09', `the payment is answered ${reply.status}`);
    expect(credited, 'what arrived').toBe(0);
  });
});
