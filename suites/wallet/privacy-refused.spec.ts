import { accountBeside } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { sharedSession } from '../../fixtures/areas/otp/wallet.ts';
import { challengedPrivacy } from '../../fixtures/areas/wallet/privacy-switch.ts';
import { privacyCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import { check, expect, forAll, signedOrDirect } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const UPDATE = 'updateInternalAccount';

check.describe('a wallet privacy update', () => {
  check(
    'without a boolean value returns INVALID_INPUT',
    'WALLET-PRIVACY-007',
    async ({ platform }) => {
      const { wallet } = await challengedPrivacy(platform);
      const id = wallet.accountId;
      const name = platform.target.setting('privacy.field');

      for (const body of [{}, { [name]: 'true' }, { [name]: 1 }, { [name]: null }]) {
        const reply = await platform.call(UPDATE, { path: { id }, body });
        expect(reply).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'of an account that does not exist returns 404',
    'WALLET-PRIVACY-008',
    async ({ platform }) => {
      await challengedPrivacy(platform);

      await forAll(
        unknownId('InternalAccount'),
        async (id) => {
          const reply = await platform.call(UPDATE, privacyCall(platform, id, true));
          expect(reply).toBeRefused(404);
        },
        3,
      );
    },
  );

  check(
    'of an account that is not an embedded wallet returns 400',
    'WALLET-PRIVACY-009',
    async ({ platform }) => {
      const { wallet } = await challengedPrivacy(platform);
      const { key } = await sharedSession(platform);
      const id = await accountBeside(platform, wallet);
      const call = privacyCall(platform, id, true);

      const { reply, signed } = await signedOrDirect(platform, UPDATE, call, key);

      expect(reply, 'the update of an account that is not a wallet').toBeRefused(400);
      expect(signed, 'whether the update is challenged').toBe(false);
    },
  );
});
