import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import {
  fundedAccount,
  funding,
} from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { payer } from '../../fixtures/areas/wallet/payouts.ts';
import { walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { challengeIn, check, expect, member, waitFor } from '../../fixtures/index.ts';

check.describe('a wallet', () => {
  check(
    'receives sandbox funds immediately and without a signature',
    ['WALLET-FUNDS-001', 'WALLET-FUNDS-002'],
    async ({ platform }) => {
      const wallet = await sharedWallet(platform);
      const before = await balanceOf(platform, wallet);
      const call = funding(wallet.accountId);

      const reply = await platform.call('sandboxFundInternalAccount', call);

      expect(reply, 'the funding of the wallet').toBeSuccess();
      expect(
        (await balanceOf(platform, wallet)) - before,
        'the amount credited to the wallet',
      ).toBe(member(call.body, 'amount'));
    },
  );

  check(
    'needs no signature to receive a payment from another account',
    'WALLET-FUNDS-003',
    async ({ platform }) => {
      const { wallet } = await payer(platform);
      const source = await fundedAccount(platform, wallet.customerId);
      const before = await balanceOf(platform, wallet);
      const body = walletQuoteBody(source, wallet.accountId);
      const quote = await newQuote(platform, body, { corridor: 'a payment into a wallet' });

      const reply = await executeQuote(platform, quote);

      requireOwnRules(reply);
      expect(challengeIn(reply), 'the challenge in the answer').toBeUndefined();
      expect(reply, 'the payment into the wallet').toBeSuccess();
      const after = await waitFor(
        () => balanceOf(platform, wallet),
        (balance) => balance > before,
        platform.target.settleMs,
      );
      expect(after, 'the balance of the wallet after the payment').toBeGreaterThan(before);
    },
  );
});
