import { logIn } from '../../fixtures/areas/customers/strong-login.ts';
import { funding } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { openedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { payee } from '../../fixtures/areas/payments/payer.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newStrongPayer } from '../../fixtures/areas/sca/login.ts';
import { walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, requireSuccess, setUp } from '../../fixtures/index.ts';

check.describe('without an SCA login,', () => {
  check(
    'POST /quotes from an embedded wallet returns SCA_SESSION_REQUIRED',
    'SCA-SESSION-027',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const { customerId } = await newStrongPayer(platform);
      const wallet = await openedWallet(platform, customerId);
      await setUp(platform, 'sandboxFundInternalAccount', funding(wallet), 'P-37 a funded wallet');
      const body = walletQuoteBody(wallet, (await payee(platform)).accountId);

      const reply = await createQuote(platform, body);

      // The control: within a session the same quote is given.
      await logIn(platform, customerId);
      const control = await createQuote(platform, body);
      requireSuccess(platform, 'createQuote', control, 'the same quote within a session');
      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );
});
