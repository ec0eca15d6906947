import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { mayTakeDays } from '../../fixtures/areas/payments/suffix-outcome.ts';
import { openExternalPayout } from '../../fixtures/areas/wallet/external-payouts.ts';
import { payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { execute, walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe('a wallet payout to an external account', () => {
  check('moves money only after it is signed', 'PAYOUT-SIGN-017', async ({ platform }) => {
    const { session } = await payer(platform);
    const open = await openExternalPayout(platform);

    await executeQuote(platform, open.quote);

    expect(await timesPaid(platform, open), 'how often the money moved without a signature').toBe(
      0,
    );
    const last = await execute(platform, open.quote, session.key);
    if (!isSuccess(last))
      undecided(
        `POST /quotes/{quoteId}/execute with the wallet signature answered ${last.status}`,
        last,
      );
    expect(await timesPaid(platform, open, 1), 'how often the money moved').toBe(1);
  });

  check(
    'needs a signature even with immediatelyExecute',
    'PAYOUT-SIGN-018',
    async ({ platform }) => {
      const open = await openExternalPayout(platform);
      const body = walletQuoteBody(open.wallet.accountId, open.quote.destinationId);

      await createQuote(platform, { ...body, immediatelyExecute: true });

      expect(await timesPaid(platform, open), 'how often the money moved').toBe(0);
    },
  );

  for (const [what, suffix, row] of [
    ['whose number ends in 004 fails and is refunded', '004', 'PAYOUT-SIGN-019'],
    ['whose number ends in 002 fails and is refunded', '002', 'PAYOUT-SIGN-023'],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const wallet = await newWallet(platform);
      const { key } = await otpLogin(platform, wallet.emailOtp);
      const { quote, kind, before } = await openExternalPayout(platform, wallet, suffix);
      const reply = await execute(platform, quote, key);
      if (!isSuccess(reply))
        undecided(
          `POST /quotes/{quoteId}/execute of a payout to an account ending in ${suffix} answered ${reply.status}, so no money was taken`,
          reply,
        );

      const record = await transactionWithOutcome(
        platform,
        await transactionIdOf(platform, quote),
        'failed',
      );

      if (paymentOutcomeOf(record) === 'open' && kind === 'USD_ACCOUNT')
        mayTakeDays(`a payout to a number ending in ${suffix}`);
      const spent = before - (await settledBalance(platform, wallet, before));
      // The bank may keep a fee of what it rejects.
      expect(Math.round(spent / quote.amount), 'how often the amount was debited').toBe(0);
    });
  }
});
