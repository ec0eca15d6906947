import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Moved } from '../../fixtures/payments/bench.ts';
import { termsStory, unverifiedPayer } from '../../fixtures/payments/unready-payers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';

/** Whether consent is demanded the platform's mode decides (G-122), which a profile need not tell. */
async function refusedPayment(platform: Platform): Promise<Moved> {
  const { regulated, consentRequired } = platform.settings;
  const { refused } = await termsStory(platform);
  const isDemanded = consentRequired ?? regulated === false;
  if (isSuccess(refused.reply) && !isDemanded) {
    unverified('it is paid, and whether that takes consent rests on platform.regulated (G-122)');
  }
  return refused;
}

test.describe('a customer who has not accepted the terms', () => {
  test('is refused', covers('QUOTE-TERMS-001'), async ({ platform }) => {
    const { reply } = await refusedPayment(platform);

    expect(reply).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  test('pays nothing', covers('QUOTE-TERMS-002'), async ({ platform }) => {
    const { debited, credited } = await refusedPayment(platform);

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
