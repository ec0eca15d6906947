import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { externalAccountBody } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import {
  check,
  covers,
  describe,
  expect,
  member,
  type Platform,
  text,
  undecided,
} from '../../fixtures/index.ts';

/** Money pulled in from the account of a customer whom nobody has verified; once per worker each. */
function pulledFromUnverified(platform: Platform, type: 'individual' | 'business') {
  return platform.once(`a payment of an unverified ${type}`, async () => {
    const { from: to } = await accountsUnderTest(platform);
    const customerId =
      type === 'business'
        ? await newBusiness(platform)
        : (await newCustomer(platform, { suffix: '003' })).id;
    const account = await platform.api.createCustomerExternalAccount({
      body: externalAccountBody(platform, customerId),
    });
    // Such a customer may be kept from having one, too.
    const id =
      text(member(account.json, 'id')) ??
      undecided(`an unverified customer's external account is answered ${account.status}`, account);
    const body = quoteBody(id, to.accountId, { immediatelyExecute: true });
    return moneyMovedBy(platform, { to }, () => createQuote(platform, body), 'nothing');
  });
}

describe('a customer who is not verified', () => {
  for (const [type, refusal, effect] of [
    ['individual', 'QUOTE-VERIFIED-001', 'QUOTE-VERIFIED-002'],
    ['business', 'QUOTE-VERIFIED-003', 'QUOTE-VERIFIED-004'],
  ] as const) {
    check(`is refused, ${type}`, covers(refusal), async ({ platform }) => {
      const { reply } = await pulledFromUnverified(platform, type);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    });

    check(`pays nothing, ${type}`, covers(effect), async ({ platform }) => {
      const { reply, credited } = await pulledFromUnverified(platform, type);

      expect(reply).toBeRefused();
      expect(credited, 'what arrived').toBe(0);
    });
  }
});
