import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  newQuote,
  quoteBody,
  RECEIVING,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe('a payout that locks the receiving amount', () => {
  check(
    "fails if the destination's number ends in 002",
    'PAYTO-OUTCOME-020',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'payout');
      const { customerId, accountId } = await newPayer(platform);
      const { id } = await newExternalAccount(platform, customerId, { kind, suffix: '002' });
      const body = quoteBody(accountId, id, { lockedCurrencySide: 'RECEIVING' });
      const quote = await newQuote(platform, body, RECEIVING);

      const reply = requireOwnRules(await executeQuote(platform, quote));

      // A refusal is a failure at once.
      if (!isSuccess(reply)) return;
      const transactionId = await transactionIdOf(platform, quote);
      const record = await transactionWithOutcome(platform, transactionId, 'failed');
      const outcome = paymentOutcomeOf(record);
      if (outcome === 'open') undecided('the payout to an account ending in 002 is still open');
      expect(outcome, 'the outcome of the payment').toBe('failed');
    },
  );
});
