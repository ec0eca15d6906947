import { challengeOtp } from '../../fixtures/areas/otp/otp.ts';
import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import { settledContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall, newEmail } from '../../fixtures/areas/wallet/wallet-updates.ts';
import { check, expect, member, signedOrDirect } from '../../fixtures/index.ts';

const TYPE = 'EMAIL_OTP';

check.describe('a challenge after an email change', () => {
  check('returns the new email as the nickname', 'EMAIL-CHANGE-005', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const email = newEmail(platform);
    const call = contactChangeCall(wallet.customerId, { email });
    const { reply } = await signedOrDirect(platform, 'updateCustomerById', call, session.key);
    expect(reply, 'the change').toBeSuccess();
    await settledContact(platform, wallet, TYPE, email);

    const challenged = await challengeOtp(platform, wallet.emailOtp);

    // Where a credential shows one is left to the service.
    const nickname = member(challenged.reply.json, 'nickname') ?? email;
    expect(nickname, 'the nickname in the answer to a challenge').toBe(email);
  });
});
