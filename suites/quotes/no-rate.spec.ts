import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody, newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { check, errorCodeOf, expect, undecided } from '../../fixtures/index.ts';

/** The code that ISO 4217 keeps for tests: no market has a rate for it. */
const TEST_CURRENCY = 'XTS';

const NOT_A_CURRENCY: readonly (string | undefined)[] = ['INVALID_CURRENCY', 'INVALID_INPUT'];

check.describe('a quote', () => {
  check(
    'from a currency without a rate returns QUOTE_RATE_UNAVAILABLE',
    'QUOTE-RATE-001',
    async ({ platform }) => {
      const { receiver } = await newDeposit(platform);

      const reply = await createQuote(platform, depositBody(receiver, { currency: TEST_CURRENCY }));

      // A service need not know a currency that no market has.
      if (NOT_A_CURRENCY.includes(errorCodeOf(reply)))
        undecided(
          'POST /quotes does not accept the test currency as a currency, which the contract allows',
          reply,
        );
      expect(reply).toBeError(400, 'QUOTE_RATE_UNAVAILABLE');
    },
  );
});
