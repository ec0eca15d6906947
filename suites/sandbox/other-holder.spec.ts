import {
  beneficiary,
  externalAccountBody,
  NEUTRAL,
  openedId,
} from '../../fixtures/areas/external-accounts/payee.ts';
import {
  pay,
  promptKind,
  sharedPayer,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  FAILING,
  outcomeBySuffix,
  seenPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, inParallel, isSuccess, undecided } from '../../fixtures/index.ts';

const business = { beneficiaryType: 'BUSINESS', legalName: 'Sample Trade' };
const person = { ...beneficiary, fullName: 'Zoë Müller-Łukasik' };

for (const [way, who, holder, row] of [
  ['pull', 'a business as holder', business, 'PULL-SUFFIX-009'],
  ['pull', 'a non-ASCII holder name', person, 'PULL-SUFFIX-010'],
  ['payout', 'a business as holder', business, 'PAYTO-SUFFIX-009'],
  ['payout', 'a non-ASCII holder name', person, 'PAYTO-SUFFIX-010'],
] as const) {
  check(
    `the suffix of an account with ${who} selects the outcome of a ${way}`,
    row,
    async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const { customerId, accountId } = await sharedPayer(platform, way);
      const payWith = async (suffix: string) => {
        const wanted = { kind, suffix, beneficiary: holder };
        const body = externalAccountBody(platform, customerId, wanted);
        const { json } = await platform.api.createCustomerExternalAccount({ body });
        const id = (await openedId(platform, json)) ?? notTaken(way, who);
        const account = { id, currency: String(body['currency']) };
        const payment = await pay(platform, way, accountId, account);
        return { course: { way, kind, suffix }, payment };
      };

      const ordinary = await payWith(NEUTRAL);
      // No service is owed every payment.
      if (!isSuccess(ordinary.payment.reply)) notTaken(way, who);
      const failing = await inParallel(FAILING[way], payWith);

      const payments = [ordinary, ...failing];
      for (const { suffix, outcome, what } of await seenPayments(platform, payments)) {
        expect(outcome, what).toBe(outcomeBySuffix(way, suffix));
      }
    },
  );
}

function notTaken(way: string, who: string): never {
  undecided(
    `the service refuses an external account with ${who}, or a ${way} with an account number ending in 999`,
  );
}
