import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { otpLogin } from '../../fixtures/credentials/otp-login.ts';
import { settledBalance } from '../../fixtures/payments/balance.ts';
import { fatedTransaction, fateOf } from '../../fixtures/payments/fate.ts';
import { mayTakeDays } from '../../fixtures/payments/payment-fate.ts';
import { executeCall, sendQuote } from '../../fixtures/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/payments/settled-payment.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { payer, timesPaid } from '../../fixtures/wallet/payouts.ts';
import { openPayoutElsewhere } from '../../fixtures/wallet/payouts-elsewhere.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';
import { execute, walletQuoteBody } from '../../fixtures/wallet/wallet-quote.ts';

test.describe('a wallet pays an account that is held elsewhere', () => {
  test('only once it is signed', covers('PAYOUT-SIGN-017'), async ({ platform }) => {
    const { session } = await payer(platform);
    const open = await openPayoutElsewhere(platform);

    await platform.call('executeQuote', executeCall(open.quote));

    expect(await timesPaid(platform, open), 'times that it was paid unsigned').toBe(0);
    const last = await execute(platform, open.quote, session.key);
    if (!isSuccess(last)) unverified(`signed, the payout is answered ${last.status}`);
    expect(await timesPaid(platform, open, 1), 'times that it was paid').toBe(1);
  });

  test('not at once', covers('PAYOUT-SIGN-018'), async ({ platform }) => {
    const open = await openPayoutElsewhere(platform);
    const body = walletQuoteBody(open.wallet.accountId, open.quote.destinationId);

    await sendQuote(platform, { ...body, immediatelyExecute: true });

    expect(await timesPaid(platform, open), 'times that it was paid').toBe(0);
  });

  test('and has its money back if it fails', covers('PAYOUT-SIGN-019'), async ({ platform }) => {
    const wallet = await newWallet(platform);
    const { key } = await otpLogin(platform, wallet.emailOtp);
    const { quote, kind, before } = await openPayoutElsewhere(platform, wallet, '004');
    const reply = await execute(platform, quote, key);
    if (!isSuccess(reply)) unverified(`the payout is answered ${reply.status}, nothing was taken`);

    const record = await fatedTransaction(
      platform,
      await transactionIdOf(platform, quote),
      'failed',
    );

    if (fateOf(record) === 'open' && kind === 'USD_ACCOUNT') mayTakeDays('a payout in 004');
    const spent = before - (await settledBalance(platform, wallet, before));
    // The bank rejects it, so that a fee may be kept.
    expect(Math.round(spent / quote.amount), 'times that it was taken').toBe(0);
  });
});
