import { endByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Moved } from '../../fixtures/payments/bench.ts';
import { businessTerms } from '../../fixtures/payments/business-payer.ts';
import {
  isTermsDemanded,
  otherTermsStory,
  platformDemandingTerms,
  termsBy,
  termsStory,
  unverifiedPayer,
} from '../../fixtures/payments/unready-payers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';

/** Whether consent is demanded the platform's mode decides (G-122), which a profile need not tell. */
function unlessNotDemanded(platform: Platform, payment: Moved): Moved {
  if (isSuccess(payment.reply) && !isTermsDemanded(platform)) {
    unverified('it is paid, and only platform.regulated tells if that takes consent (G-122)');
  }
  return payment;
}

async function refusedPayment(platform: Platform): Promise<Moved> {
  return unlessNotDemanded(platform, (await termsStory(platform)).refused);
}

/** A payment that is right in all but the terms: the same is paid once they are accepted. */
async function refusedAtOnce(platform: Platform): Promise<Moved> {
  const { refusedAtOnce: payment, acceptedAtOnce } = await termsStory(platform);
  if (!isSuccess(acceptedAtOnce)) {
    const { status } = acceptedAtOnce;
    endByGap(['G-152'], `with the terms accepted, POST /quotes answered ${status}`);
  }
  return unlessNotDemanded(platform, payment);
}

async function afterOther(platform: Platform): Promise<Moved> {
  const { afterOther: payment } = await otherTermsStory(platform);
  return payment === undefined
    ? unverified('the service offers no agreement but the end-user terms')
    : unlessNotDemanded(platform, payment);
}

/** The same of a business; whether one may pay here at all shows once it has accepted them. */
async function ofBusiness(platform: Platform): Promise<Moved> {
  const { refused, accepted } = await businessTerms(platform);
  if (!isSuccess(accepted)) {
    unverified(`with the terms accepted, a business is answered ${accepted.status}`);
  }
  return unlessNotDemanded(platform, refused);
}

test.describe('a customer who has not accepted the terms', () => {
  for (const [how, payment, refusal, effect] of [
    ['', refusedPayment, 'QUOTE-TERMS-001', 'QUOTE-TERMS-002'],
    [' at once', refusedAtOnce, 'QUOTE-TERMS-004', 'QUOTE-TERMS-005'],
    [' with another agreement', afterOther, 'QUOTE-TERMS-006', 'QUOTE-TERMS-007'],
    [' as a business', ofBusiness, 'QUOTE-TERMS-011', 'QUOTE-TERMS-012'],
  ] as const) {
    test(`is refused${how}`, covers(refusal), async ({ session }) => {
      const { reply } = await payment(platformDemandingTerms(session));

      expect(reply).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    });

    test(`pays nothing${how}`, covers(effect), async ({ session }) => {
      const { debited, credited } = await payment(platformDemandingTerms(session));

      expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
    });
  }

  for (const [what, way, row] of [
    ['payout', 'payout', 'QUOTE-TERMS-009'],
    ['pull', 'pull', 'QUOTE-TERMS-010'],
    ['payment to an address', 'uma', 'QUOTE-TERMS-013'],
    ['deposit', 'deposit', 'QUOTE-TERMS-014'],
    ['payment by what arrives', 'payment that locks what arrives', 'QUOTE-TERMS-015'],
  ] as const) {
    test(`is refused a ${what}`, covers(row), async ({ session }) => {
      const platform = platformDemandingTerms(session);
      const { refused, accepted } = await termsBy(platform, way);

      // No service is owed every corridor (G-154): the same is taken once they are accepted.
      if (!isSuccess(accepted)) unverified(`with the terms accepted, it is ${accepted.status}`);
      if (isSuccess(refused) && !isTermsDemanded(platform)) {
        unverified('it is paid, and only platform.regulated tells if that takes consent (G-122)');
      }
      // Nobody executes a deposit, so it may be left to its outcome that the terms are not accepted.
      if (isSuccess(refused) && way === 'deposit') {
        unlessConfirmed('G-122', `what pays its instructions is answered ${refused.status}`);
      }
      expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    });
  }

  test('pays once they are accepted', covers('QUOTE-TERMS-003'), async ({ session }) => {
    const { accepted } = await termsStory(platformDemandingTerms(session));

    expect(accepted).toBeSuccess();
  });

  test('pays once the single form is sent', covers('QUOTE-TERMS-008'), async ({ session }) => {
    const { afterSingle } = await otherTermsStory(platformDemandingTerms(session));

    expect(afterSingle).toBeSuccess();
  });

  test('pays after a later agreement', covers('QUOTE-TERMS-016'), async ({ session }) => {
    const { afterSingle, afterLater } = await otherTermsStory(platformDemandingTerms(session));
    if (afterLater === undefined) unverified('the service takes no agreement after the terms');
    if (!isSuccess(afterSingle)) unverified(`before, it is answered ${afterSingle.status}`);

    expect(afterLater).toBeSuccess();
  });
});

test.describe('a customer who is not verified', () => {
  for (const [type, refusal, effect] of [
    ['individual', 'QUOTE-VERIFIED-001', 'QUOTE-VERIFIED-002'],
    ['business', 'QUOTE-VERIFIED-003', 'QUOTE-VERIFIED-004'],
  ] as const) {
    test(`is refused, ${type}`, covers(refusal), async ({ platform }) => {
      const { reply } = await unverifiedPayer(platform, type);

      if (reply.status !== 403) unlessConfirmed('G-09', `it answered ${reply.status}`);
      if (errorCodeOf(reply) !== 'CUSTOMER_NOT_VERIFIED') {
        unlessConfirmed('G-09', `its code is ${errorCodeOf(reply)}`);
      }
      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    });

    test(`pays nothing, ${type}`, covers(effect), async ({ platform }) => {
      const { reply, credited } = await unverifiedPayer(platform, type);

      if (isSuccess(reply)) unlessConfirmed('G-09', `the payment is answered ${reply.status}`);
      expect(credited, 'what arrived').toBe(0);
    });
  }
});
