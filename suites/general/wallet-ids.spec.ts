import { credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { refresh, sessionRowsOf } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyLogin } from '../../fixtures/areas/passkey/passkey-login.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { walletQuote } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expectNoFindingOn, optional, requireCapability } from '../../fixtures/index.ts';

// Every answer is judged in passing, here those that show credentials, sessions and requests.
check.describe('resource identifiers', () => {
  for (const [fact, row, isOfOthersToo] of [
    ['of credentials and sessions are strings', 'GEN-ID-001', true],
    ['of credentials and sessions end in a UUID', 'GEN-ID-002', true],
    ['of credentials begin with AuthMethod', 'GEN-ID-005', false],
    ['of sessions begin with Session', 'GEN-ID-006', false],
    ['of signed-retry requests begin with Request', 'GEN-ID-007', false],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      // Where there are no wallets, customers and accounts are enough.
      if (isOfOthersToo) requireCapability(platform, 'credentials.email-otp');
      await expectNoFindingOn(row, async () => {
        const { accountId, emailOtp } = await newWallet(platform);
        const session = await otpLogin(platform, emailOtp);
        if (platform.target.has('credentials.passkey')) {
          await passkeyLogin(platform, await addPasskey(platform, session));
        }
        await credentialRowsOf(platform, accountId);
        await refresh(platform, session);
        await sessionRowsOf(platform, accountId);
      });
    });
  }

  check('of quotes begin with Quote', 'GEN-ID-008', async ({ platform }) => {
    await expectNoFindingOn('GEN-ID-008', async () => {
      const { from, to } = await accountsUnderTest(platform);
      await newQuote(platform, quoteBody(from.accountId, to.accountId));
      if (platform.target.has('credentials.email-otp')) {
        await optional(async () => walletQuote(platform, await newWallet(platform)));
      }
    });
  });
});
