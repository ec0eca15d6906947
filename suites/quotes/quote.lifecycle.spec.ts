import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { payoutQuote } from '../../fixtures/areas/payments/corridor.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/payments/payment-outcome.ts';
import { requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { outcomeOf, quoteStatus } from '../../fixtures/areas/payments/settled-payment.ts';
import { quoteMoves, quoteThat, refusedFrom } from '../../fixtures/areas/quotes/quote-moves.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** Executes a quote whose payment succeeds, or fails, and waits until it has; once per worker each. */
function executedQuote(platform: Platform, fails: boolean) {
  return platform.once(`a quote that ${fails ? 'failed' : 'was paid'}`, async () => {
    const { from } = await accountsUnderTest(platform);
    const before = await balanceOf(platform, from);
    const quote = await quoteThat(platform, fails);
    const reply = requireOwnRules(await executeQuote(platform, quote));
    if (fails && !isSuccess(reply)) {
      unreached(
        `a payment to an account that makes it fail was refused with ${reply.status}, so its quote was not executed`,
        [],
        reply,
      );
    }
    const outcome = paymentOutcomeOf(await outcomeOf(platform, quote));
    if (fails && outcome === 'open' && (await payoutQuote(platform)).kind === 'USD_ACCOUNT') {
      undecided('the payout over ACH is still open, which may last until the next business day');
    }
    // What comes back late would show in the next check.
    if (fails && outcome === 'failed') await settledBalance(platform, from, before);
    return quote;
  });
}

check.describe('a quote', () => {
  check('is PENDING before it is executed', 'QUOTE-STATE-001', async ({ platform }) => {
    const status = await quoteStatus(platform, await quoteThat(platform, false), 'PENDING');

    expect(status, 'the status of a new quote').toBe('PENDING');
  });

  for (const { to, row, fails } of quoteMoves()) {
    check(
      `becomes ${to} when its payment ${fails ? 'fails' : 'completes'}`,
      row,
      async ({ platform }) => {
        const status = await quoteStatus(platform, await executedQuote(platform, fails), to);

        expect(status, 'the status of the quote').toBe(to);
      },
    );
  }

  check(
    'whose payment failed returns 409 CONFLICT when executed again',
    'QUOTE-STATE-005',
    async ({ platform }) => {
      const { status, code } = refusedFrom('FAILED');
      const quote = await executedQuote(platform, true);

      const reply = await executeQuote(platform, quote);

      expect(reply).toBeError(status, code);
    },
  );
});
