import { otpCreateCall } from '../../fixtures/areas/credentials/add-credential.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { setAccountStatus, unprovisionedWallet } from '../../fixtures/areas/wallet/control.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import {
  covers,
  errorCodeOf,
  expect,
  type Platform,
  paced,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const CODE = 'WALLET_NOT_PROVISIONED';

/** Where a wallet must be provisioned is a gap (G-107); its code is stated. */
function expectNotProvisioned(reply: Reply): void {
  if (errorCodeOf(reply) !== CODE) {
    unlessConfirmed('G-107', `it is answered ${reply.status}`);
  }
  expect(reply).toBeError(409, CODE);
}

function pendingWallet(platform: Platform): Promise<string> {
  return platform.once('a wallet not provisioned', () => unprovisionedWallet(platform));
}

test.describe('a wallet that is not provisioned', () => {
  test('exports nothing', covers('WALLET-PROVISION-001'), async ({ platform }) => {
    const id = await pendingWallet(platform);

    const call = exportCall(platform, id, newKey(platform));
    const reply = await platform.call('exportInternalAccount', call);

    expectNotProvisioned(reply);
  });

  test('takes no credential', covers('WALLET-PROVISION-002'), async ({ platform }) => {
    const id = await pendingWallet(platform);

    const call = otpCreateCall(platform, id, 'SMS_OTP');
    const reply = await platform.call('createAuthCredential', call);

    expectNotProvisioned(reply);
  });

  test(
    'sends a code once it is provisioned',
    covers('WALLET-PROVISION-003', 'WALLET-PROVISION-004'),
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const path = { id: emailOtp.id };
      await setAccountStatus(platform, accountId, 'PENDING');

      const challenge = () =>
        paced(platform, () => platform.call('challengeAuthCredential', { path }));
      expectNotProvisioned(await challenge());

      await setAccountStatus(platform, accountId, 'ACTIVE');
      expect(await challenge()).toBeSuccess();
    },
  );
});
