import {
  beneficiary,
  createExternalAccount,
  externalAccountBody,
} from '../../fixtures/areas/external-accounts/payee.ts';
import {
  paidWith,
  promptKind,
  sharedPayer,
  type Way,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { expectDecided, type Sort } from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { covers, member, type Platform, test, text } from '../../fixtures/index.ts';

/** Payments with the account of a holder, where a service takes such (G-144). */
function heldBy(platform: Platform, way: Way, holder: object): Sort {
  return async (suffix) => {
    const kind = await promptKind(platform, way);
    const { customerId, accountId } = await sharedPayer(platform, way);
    const body = externalAccountBody(platform, customerId, { kind, suffix, beneficiary: holder });
    const { json } = await createExternalAccount(platform, { body });
    const [id, currency] = [text(member(json, 'id')), String(body['currency'])];
    if (id === undefined) return undefined;
    return { kind, payment: await paidWith(platform, way, accountId, { id, currency }) };
  };
}

const business = { beneficiaryType: 'BUSINESS', legalName: 'Conformance Trade' };
const person = { ...beneficiary, fullName: 'Zoë Müller-Łukasik' };

for (const [way, who, holder, row] of [
  ['pull', 'a business', business, 'PULL-SUFFIX-009'],
  ['pull', 'a name beyond ASCII', person, 'PULL-SUFFIX-010'],
  ['payout', 'a business', business, 'PAYTO-SUFFIX-009'],
  ['payout', 'a name beyond ASCII', person, 'PAYTO-SUFFIX-010'],
] as const) {
  test(`a ${way} with ${who} is decided by the ending`, covers(row), async ({ platform }) => {
    await expectDecided(platform, way, { [`with ${who}`]: heldBy(platform, way, holder) });
  });
}
