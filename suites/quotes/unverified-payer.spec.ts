import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  pulledFromUnverified,
  unverifiedAccount,
} from '../../fixtures/areas/quotes/unverified-payer.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a customer who is not verified', () => {
  for (const [type, refusal, effect] of [
    ['individual', 'QUOTE-VERIFIED-001', 'QUOTE-VERIFIED-002'],
    ['business', 'QUOTE-VERIFIED-003', 'QUOTE-VERIFIED-004'],
  ] as const) {
    check(`is refused, ${type}`, refusal, async ({ platform }) => {
      const { reply } = await pulledFromUnverified(platform, type);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    });

    check(`pays nothing, ${type}`, effect, async ({ platform }) => {
      const { reply, credited } = await pulledFromUnverified(platform, type);

      expect(reply).toBeRefused();
      expect(credited, 'the amount credited to the destination').toBe(0);
    });
  }

  for (const [type, row] of [
    ['pending individual', 'QUOTE-VERIFIED-006'],
    ['rejected individual', 'QUOTE-VERIFIED-007'],
  ] as const) {
    check(`is refused and pays nothing, ${type}`, row, async ({ platform }) => {
      const { reply, credited } = await pulledFromUnverified(platform, type);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
      expect(credited, 'the amount credited to the destination').toBe(0);
    });
  }

  check(
    'is refused when the payment is quoted, then executed',
    'QUOTE-VERIFIED-005',
    async ({ platform }) => {
      const { from: to } = await accountsUnderTest(platform);
      // A service need not quote out of an account elsewhere what is not paid at once.
      const verified = await newExternalAccount(platform, to.customerId);
      await newQuote(platform, quoteBody(verified.id, to.accountId), { corridor: 'a pull' });
      const id = await unverifiedAccount(platform, 'individual');

      const reply = await quoteAndExecute(platform, quoteBody(id, to.accountId));

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    },
  );
});
