import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  beneficiary,
  createExternalAccount,
  externalAccountBody,
} from '../../fixtures/payments/external-account.ts';
import { expectDecided, type Sort } from '../../fixtures/payments/payment-fate.ts';
import { paidWith, promptKind, sharedPayer, type Way } from '../../fixtures/payments/steered.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { member, text } from '../../fixtures/platform/reply.ts';

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
