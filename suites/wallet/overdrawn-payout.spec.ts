import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteIn, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { openPayout, payer, tryPayout } from '../../fixtures/areas/wallet/payouts.ts';
import { walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, covers, describe, expect, isSuccess } from '../../fixtures/index.ts';

describe('a payout above the balance of the wallet', () => {
  check('moves no money, signed', covers('PAYOUT-SIGN-021'), async ({ platform }) => {
    const open = await openPayout(platform);
    expect(requireOwnRules(await tryPayout(platform, open.quote)), 'a payout').toBeSuccess();
    const { wallet } = await payer(platform);
    const before = await balanceOf(platform, wallet);
    const { destinationId } = open.quote;
    const lockedCurrencyAmount = before + 1_000_000;
    const body = { ...walletQuoteBody(wallet.accountId, destinationId), lockedCurrencyAmount };

    const quoted = requireOwnRules(await createQuote(platform, body));

    if (isSuccess(quoted)) {
      const quote = { ...quoteIn(quoted), amount: lockedCurrencyAmount, destinationId };
      await tryPayout(platform, quote);
    }
    // An earlier payment of the wallet may still be debited, which is less.
    const spent = before - (await balanceOf(platform, wallet));
    expect(spent, 'what left the wallet').toBeLessThan(lockedCurrencyAmount);
  });
});
