import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, paced, untilOutcome } from '../../fixtures/index.ts';

check.describe('POST /auth/credentials/{id}/challenge', () => {
  check('without a wallet signature returns 200', 'RETRY-PROCESSING-012', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const challenge = () => platform.api.challengeAuthCredential({ id: emailOtp.id });

    const reply = await paced(platform, () => untilOutcome(platform, challenge));

    expect(reply).toBeSuccess(200);
  });
});
