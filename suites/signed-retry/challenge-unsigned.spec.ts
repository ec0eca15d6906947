import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { paced, untilOutcome } from '../../fixtures/signed-retry/processing.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';

test.describe('challenging a credential', () => {
  test('takes no signature', covers('RETRY-PROCESSING-012'), async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const challenge = () => platform.call('challengeAuthCredential', { path: { id: emailOtp.id } });

    const reply = await paced(platform, () => untilOutcome(platform, challenge));

    expect(reply).toBeSuccess(200);
  });
});
