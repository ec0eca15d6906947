import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, covers, describe, expect, paced, untilOutcome } from '../../fixtures/index.ts';

describe('challenging a credential', () => {
  check('needs no signature', covers('RETRY-PROCESSING-012'), async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const challenge = () => platform.api.challengeAuthCredential({ id: emailOtp.id });

    const reply = await paced(platform, () => untilOutcome(platform, challenge));

    expect(reply).toBeSuccess(200);
  });
});
