import { accountBeside } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengedExport } from '../../fixtures/areas/wallet/exports.ts';
import { check, expect, forAll, signedOrDirect } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const EXPORT = 'exportInternalAccount';

check.describe('a wallet export', () => {
  check(
    'of an account that does not exist returns 404',
    'WALLET-EXPORT-013',
    async ({ platform }) => {
      await challengedExport(platform);

      await forAll(
        unknownId('InternalAccount'),
        async (id) => {
          const reply = await platform.call(EXPORT, exportCall(platform, id, newKey(platform)));
          expect(reply).toBeRefused(404);
        },
        3,
      );
    },
  );

  check(
    'of an account that is not an embedded wallet returns 400',
    'WALLET-EXPORT-014',
    async ({ platform }) => {
      const id = await accountBeside(platform, await sharedWallet(platform));
      const { session } = await challengedExport(platform);
      const call = exportCall(platform, id, newKey(platform));

      const { reply, signed } = await signedOrDirect(platform, EXPORT, call, session.key);

      expect(reply, 'the export of an account that is not a wallet').toBeRefused(400);
      expect(signed, 'whether the export is challenged').toBe(false);
    },
  );
});
