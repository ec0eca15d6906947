import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody, newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

/** The code that ISO 4217 keeps for tests: no market has a rate for it. */
const TEST_CURRENCY = 'XTS';

describe('a quote', () => {
  check(
    'from a currency without a rate returns QUOTE_RATE_UNAVAILABLE',
    covers('QUOTE-RATE-001'),
    async ({ platform }) => {
      const { receiver } = await newDeposit(platform);

      const reply = await createQuote(platform, depositBody(receiver, { currency: TEST_CURRENCY }));

      expect(reply).toBeError(400, 'QUOTE_RATE_UNAVAILABLE');
    },
  );
});
