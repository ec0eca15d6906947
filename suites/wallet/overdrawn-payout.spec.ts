import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { executeCall, quoteIn, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { openPayout, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import {
  execute,
  executionProof,
  walletQuoteBody,
} from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, isSuccess, retry, undecided } from '../../fixtures/index.ts';

check.describe('a payout above the balance of the wallet', () => {
  check('moves no money even when it is signed', 'PAYOUT-SIGN-021', async ({ platform }) => {
    const wallet = await newWallet(platform);
    const { key } = await otpLogin(platform, wallet.emailOtp);
    const affordable = await openPayout(platform, wallet);
    await execute(platform, affordable.quote, key);
    if ((await timesPaid(platform, affordable, 1)) !== 1)
      undecided('a signed payout within the balance of the wallet moves no money');
    // A fee may be debited a moment after the amount.
    const paid = await balanceOf(platform, wallet);
    const before = await seenLater(() => balanceOf(platform, wallet), paid);
    const { destinationId } = affordable.quote;
    const amount = before + 1_000_000;
    const body = walletQuoteBody(wallet.accountId, destinationId);

    const quoted = requireOwnRules(
      await createQuote(platform, { ...body, lockedCurrencyAmount: amount }),
    );
    if (isSuccess(quoted)) {
      const quote = { ...quoteIn(quoted), amount, destinationId };
      const call = executeCall(quote);
      const first = await platform.call('executeQuote', call);
      const proof = executionProof(platform, quote, first, key);
      if (proof !== undefined) await retry(platform, 'executeQuote', call, proof);
    }

    const overdrawn = { wallet, quote: { ...affordable.quote, amount }, before };
    expect(await timesPaid(platform, overdrawn), 'how often the money moved').toBe(0);
  });
});
