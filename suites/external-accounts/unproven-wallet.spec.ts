import { unprovenWallet } from '../../fixtures/areas/external-accounts/ownership.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { payInTwoCalls } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  type PaymentOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { type Quote, quoteIn, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  largePayout,
  paidTo,
  requirePaid,
  smallQuote,
  unverifiedWallet,
} from '../../fixtures/areas/quotes/paid-wallet.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

/** What becomes of a payment, which need not arrive within the time of a check. */
async function outcomeOfQuote(platform: Platform, quote: Quote): Promise<PaymentOutcome> {
  const id = await transactionIdOf(platform, quote);
  return paymentOutcomeOf(await transactionWithOutcome(platform, id, 'succeeded'));
}

check.describe('a crypto wallet', () => {
  check(
    'in PENDING_OWNERSHIP_VERIFICATION can be paid below the threshold',
    'OWNERSHIP-PAY-001',
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      await requirePaid(platform);

      const reply = await createQuote(platform, await smallQuote(platform, wallet));

      expect(reply, 'the quote of a small amount to the wallet').toBeSuccess();
      expect(
        requireOwnRules(await executeQuote(platform, quoteIn(reply))),
        'the execution of the small payment',
      ).toBeSuccess();
    },
  );

  check(
    'that is pending does not make a payout below the threshold fail',
    'OWNERSHIP-PAY-004',
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      const ordinary = await outcomeOfQuote(platform, await requirePaid(platform));
      if (ordinary !== 'succeeded')
        undecided(
          `a payment to a wallet that needs no ownership verification is ${ordinary} and not succeeded`,
        );

      const outcome = await outcomeOfQuote(platform, await paidTo(platform, wallet));

      expect(outcome, 'the outcome of the payment').not.toBe('failed');
    },
  );

  check(
    'in PENDING_OWNERSHIP_VERIFICATION cannot be paid above the threshold',
    'OWNERSHIP-PAY-003',
    async ({ platform }) => {
      const { large } = await largePayout(platform);

      const reply = await quoteAndExecute(platform, large);

      expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
    },
  );

  check('that became UNVERIFIED cannot be paid', 'OWNERSHIP-PAY-002', async ({ platform }) => {
    const wallet = await unverifiedWallet(platform);

    const { reply } = await payInTwoCalls(platform, await smallQuote(platform, wallet));

    expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
  });

  check(
    'that became UNVERIFIED cannot be paid with immediatelyExecute true',
    'OWNERSHIP-PAY-005',
    async ({ platform }) => {
      const wallet = await unverifiedWallet(platform);

      const body = { ...(await smallQuote(platform, wallet)), immediatelyExecute: true };
      const reply = requireOwnRules(await createQuote(platform, body));

      expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
    },
  );
});
