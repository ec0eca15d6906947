import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { AMOUNT, quoteBody, requireQuoted } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** A body of which only the amount is to be changed: as it is, it is quoted. */
async function acceptedBody(platform: Platform) {
  const { from, to } = await accountsUnderTest(platform);
  const body = quoteBody(from.accountId, to.accountId);
  requireQuoted(platform, await createQuote(platform, body));
  return body;
}

check.describe('a quote', () => {
  check(
    'with an amount of zero or less returns INVALID_AMOUNT',
    'QUOTE-AMOUNT-005',
    async ({ platform }) => {
      const body = await acceptedBody(platform);

      for (const lockedCurrencyAmount of [0, -AMOUNT]) {
        const reply = await createQuote(platform, { ...body, lockedCurrencyAmount });

        expect(reply, `a lockedCurrencyAmount of ${lockedCurrencyAmount}`).toBeError(
          400,
          'INVALID_AMOUNT',
        );
      }
    },
  );

  check(
    'that leaves nothing for the destination returns AMOUNT_OUT_OF_RANGE',
    'QUOTE-AMOUNT-004',
    async ({ platform }) => {
      const body = await acceptedBody(platform);

      const reply = await createQuote(platform, { ...body, lockedCurrencyAmount: 1 });

      // Without a fee the smallest unit arrives whole.
      const arrives = shownAmount(reply.json, 'totalReceivingAmount') ?? 1;
      if (isSuccess(reply) && arrives > 0)
        undecided(
          'POST /quotes accepts an amount of 1, and some of it reaches the destination after fees',
        );
      expect(reply).toBeError(400, 'AMOUNT_OUT_OF_RANGE');
    },
  );
});
