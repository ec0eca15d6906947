import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { covers, expect, paced, test, untilOutcome } from '../../fixtures/index.ts';

test.describe('challenging a credential', () => {
  test('takes no signature', covers('RETRY-PROCESSING-012'), async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const challenge = () => platform.api.challengeAuthCredential({ id: emailOtp.id });

    const reply = await paced(platform, () => untilOutcome(platform, challenge));

    expect(reply).toBeSuccess(200);
  });
});
