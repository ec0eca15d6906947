import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer, overRail } from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, quoteIn, requireQuoted } from '../../fixtures/areas/payments/quote.ts';
import { outcomeOf, transactionOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { isFinal, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { platformOfAnotherDay } from '../../fixtures/areas/quotes/same-day-cap.ts';
import { check, expect, letPass, nowSeconds, requireSuccess } from '../../fixtures/index.ts';

/** After so many days a banking day is over that follows one, also across a weekend and a holiday. */
const DAYS = 7;

check.describe('a payment over ACH', () => {
  check('is COMPLETED after the next business day', 'QUOTE-RAIL-013', async ({ run }) => {
    const platform = platformOfAnotherDay(run);
    const from = await fundedPayer(platform, 2 * AMOUNT);
    const body = await overRail(platform, 'ACH', AMOUNT, from);
    const quote = quoteIn(requireQuoted(platform, await createQuote(platform, body)));
    requireSuccess(platform, 'executeQuote', await executeQuote(platform, quote), 'a payment');
    const record = await transactionOf(platform, quote);

    if (!isFinal(statusOf(record))) {
      await letPass(platform, (await nowSeconds(platform)) + DAYS * 86_400);
    }

    expect(statusOf(await outcomeOf(platform, quote)), 'the status of the transaction').toBe(
      'COMPLETED',
    );
  });
});
