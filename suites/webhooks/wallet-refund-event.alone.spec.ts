import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { openExternalPayout } from '../../fixtures/areas/wallet/external-payouts.ts';
import { execute } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe('a refunded payment from an embedded wallet', () => {
  check('sends OUTGOING_PAYMENT.REFUND_COMPLETED', 'WEBHOOK-REFUND-006', async ({ platform }) => {
    const events = await eventsOf(platform);
    const wallet = await newWallet(platform);
    const { key } = await otpLogin(platform, wallet.emailOtp);
    const { quote, before } = await openExternalPayout(platform, wallet, '004');
    const reply = await execute(platform, quote, key);
    if (!isSuccess(reply))
      undecided(
        `POST /quotes/{quoteId}/execute of a payout to an account ending in 004 answered ${reply.status}`,
        reply,
      );
    const id = await transactionIdOf(platform, quote);
    const record = await transactionWithOutcome(platform, id, 'failed');
    if (paymentOutcomeOf(record) !== 'failed')
      undecided('the payout to an account ending in 004 has not failed');
    const after = await settledBalance(platform, wallet, before);
    if (after !== before)
      undecided('the balance of the wallet does not show the refund of the failed payout');

    const type = platform.target.setting('webhooks.types.refundCompleted');
    const came = await events.of(type, id);

    expect(came.length, `the number of events of the type ${type}`).toBeGreaterThan(0);
  });
});
