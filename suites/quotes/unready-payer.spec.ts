import type { Moved } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { businessTerms } from '../../fixtures/areas/quotes/business-payer.ts';
import {
  isTermsDemanded,
  otherTermsScenario,
  platformDemandingTerms,
  termsBy,
  termsScenario,
  unverifiedPayer,
} from '../../fixtures/areas/quotes/ineligible-payers.ts';
import {
  covers,
  endByGap,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

/** Whether consent is demanded the platform's mode decides (G-122), which a profile need not tell. */
function unlessNotDemanded(platform: Platform, payment: Moved): Moved {
  if (isSuccess(payment.reply) && !isTermsDemanded(platform)) {
    unverified('it is paid, and only platform.regulated tells if that takes consent (G-122)');
  }
  return payment;
}

async function refusedPayment(platform: Platform): Promise<Moved> {
  return unlessNotDemanded(platform, (await termsScenario(platform)).refused);
}

/** A payment that is right in all but the terms: the same is paid once they are accepted. */
async function refusedAtOnce(platform: Platform): Promise<Moved> {
  const { refusedAtOnce: payment, acceptedAtOnce } = await termsScenario(platform);
  if (!isSuccess(acceptedAtOnce)) {
    const { status } = acceptedAtOnce;
    endByGap(['G-152'], `with the terms accepted, POST /quotes answered ${status}`);
  }
  return unlessNotDemanded(platform, payment);
}

async function afterOther(platform: Platform): Promise<Moved> {
  const { afterOther: payment } = await otherTermsScenario(platform);
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
    test(`is refused${how}`, covers(refusal), async ({ run }) => {
      const { reply } = await payment(platformDemandingTerms(run));

      expect(reply).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    });

    test(`pays nothing${how}`, covers(effect), async ({ run }) => {
      const { debited, credited } = await payment(platformDemandingTerms(run));

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
    test(`is refused a ${what}`, covers(row), async ({ run }) => {
      const platform = platformDemandingTerms(run);
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

  test('pays once they are accepted', covers('QUOTE-TERMS-003'), async ({ run }) => {
    const { accepted } = await termsScenario(platformDemandingTerms(run));

    expect(accepted).toBeSuccess();
  });

  test('pays once the single form is sent', covers('QUOTE-TERMS-008'), async ({ run }) => {
    const { afterSingle } = await otherTermsScenario(platformDemandingTerms(run));

    expect(afterSingle).toBeSuccess();
  });

  test('pays after a later agreement', covers('QUOTE-TERMS-016'), async ({ run }) => {
    const { afterSingle, afterLater } = await otherTermsScenario(platformDemandingTerms(run));
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
