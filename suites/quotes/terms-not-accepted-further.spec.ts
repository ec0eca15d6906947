import { entryFor, offered, singleOf } from '../../fixtures/areas/customers/consents.ts';
import {
  acceptTerms,
  bankOf,
  giveConsent,
  payerOf,
  payerWithoutTerms,
  platformDemandingTerms,
  unlessNotDemanded,
} from '../../fixtures/areas/payments/ineligible-payers.ts';
import { type Payer, payee } from '../../fixtures/areas/payments/payer.ts';
import { quoteBody, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { FEE } from '../../fixtures/areas/quotes/fees.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

async function overSameDay(platform: Platform, from: Payer): Promise<object> {
  const { id } = await bankOf(platform, from, { kind: 'USD_ACCOUNT' });
  const destination = { destinationType: 'ACCOUNT', accountId: id, paymentRail: 'ACH_SAME_DAY' };
  return quoteBody(from.accountId, id, { destination });
}

async function withOwnFee(platform: Platform, from: Payer): Promise<object> {
  const { accountId } = await payee(platform);
  return quoteBody(from.accountId, accountId, { platformFeeOverride: FEE });
}

check.describe('a customer who did not accept the end-user terms', () => {
  for (const [what, row, bodyOf] of [
    ['make a payout over ACH_SAME_DAY', 'QUOTE-TERMS-018', overSameDay],
    ['pay with platformFeeOverride', 'QUOTE-TERMS-019', withOwnFee],
  ] as const) {
    check(`cannot ${what}`, row, async ({ run }) => {
      const platform = platformDemandingTerms(run);
      const { from } = await payerWithoutTerms(platform);
      const body = await bodyOf(platform, from);
      const pay = () => quoteAndExecute(platform, body);

      const refused = await pay();

      await acceptTerms(platform, from);
      const accepted = await waitFor(pay, isSuccess, platform.target.settleMs);
      // No service is owed every rail and fee: the same is taken once they are accepted.
      if (!isSuccess(accepted))
        undecided(
          `the same payment answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
          accepted,
        );
      unlessNotDemanded(platform, refused);
      expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    });
  }
});

check('a customer created with endUserTermsConsent can pay', 'QUOTE-TERMS-020', async ({ run }) => {
  const platform = platformDemandingTerms(run);
  const [{ version }, ...others] = await offered(platform);
  const endUserTermsConsent = await singleOf(platform, version);
  const members = { agreementConsents: undefined, endUserTermsConsent };
  const { from, to } = await payerOf(platform, members);
  // Whether payments wait for further agreements as well is not said.
  if (others.length > 0) {
    await giveConsent(platform, from, { agreementConsents: others.map((each) => entryFor(each)) });
  }
  const pay = () => quoteAndExecute(platform, quoteBody(from.accountId, to.accountId));

  const reply = await waitFor(pay, isSuccess, platform.target.settleMs);

  expect(requireOwnRules(reply)).toBeSuccess();
});
