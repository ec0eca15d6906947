import { newKey } from '../../fixtures/areas/login/keys.ts';
import { otpCreateCall } from '../../fixtures/areas/otp/add-otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { setAccountStatus, unprovisionedWallet } from '../../fixtures/areas/wallet/control.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { check, expect, type Platform, paced } from '../../fixtures/index.ts';

const CODE = 'WALLET_NOT_PROVISIONED';

function pendingWallet(platform: Platform): Promise<string> {
  return platform.once('a wallet not provisioned', () => unprovisionedWallet(platform));
}

check.describe('for a wallet that is not provisioned,', () => {
  check(
    'an export returns WALLET_NOT_PROVISIONED',
    'WALLET-PROVISION-001',
    async ({ platform }) => {
      const id = await pendingWallet(platform);

      const call = exportCall(platform, id, newKey(platform));
      const reply = await platform.call('exportInternalAccount', call);

      expect(reply).toBeError(409, CODE);
    },
  );

  check(
    'adding a credential returns WALLET_NOT_PROVISIONED',
    'WALLET-PROVISION-002',
    async ({ platform }) => {
      const id = await pendingWallet(platform);

      const call = otpCreateCall(platform, id, 'SMS_OTP');
      const reply = await platform.call('createAuthCredential', call);

      expect(reply).toBeError(409, CODE);
    },
  );

  check(
    'sending an OTP is accepted only after provisioning',
    ['WALLET-PROVISION-003', 'WALLET-PROVISION-004'],
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const path = { id: emailOtp.id };
      await setAccountStatus(platform, accountId, 'PENDING');

      const challenge = () =>
        paced(platform, () => platform.call('challengeAuthCredential', { path }));
      expect(await challenge(), 'the challenge before the wallet is provisioned').toBeError(
        409,
        CODE,
      );

      await setAccountStatus(platform, accountId, 'ACTIVE');
      expect(await challenge(), 'the challenge after the wallet is provisioned').toBeSuccess();
    },
  );
});
