import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, proofOf, retry } from '../../fixtures/index.ts';

check.describe('signing an OTP verification with an unknown key', () => {
  check('returns 401 WALLET_SIGNATURE_INVALID', 'OTP-VERIFY-008', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    await otpLogin(platform, emailOtp);
    const { call, challenge } = await beginOtpVerify(platform, emailOtp, newKey(platform));

    const proof = proofOf(platform, challenge, newKey(platform));
    const reply = await retry(platform, 'verifyAuthCredential', call, proof);

    expect(reply).toBeError(401, 'WALLET_SIGNATURE_INVALID');
  });

  check('opens no session', 'OTP-VERIFY-009', async ({ platform }) => {
    const { accountId, emailOtp } = await newWallet(platform);
    await otpLogin(platform, emailOtp);

    const opened = await openedBy(platform, accountId, async () => {
      const { call, challenge } = await beginOtpVerify(platform, emailOtp, newKey(platform));
      const proof = proofOf(platform, challenge, newKey(platform));
      const reply = await retry(platform, 'verifyAuthCredential', call, proof);
      expect(reply).toBeRefused();
    });

    expect(opened ?? [], 'sessions opened').toEqual([]);
  });
});
