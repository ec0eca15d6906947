import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { sharedWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { accountBeside } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengedExport } from '../../fixtures/areas/wallet/exports.ts';
import { covers, expect, forAll, isSuccess, test, unlessConfirmed } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const EXPORT = 'exportInternalAccount';

test.describe('an export is refused', () => {
  test('for an account there is not', covers('WALLET-EXPORT-013'), async ({ platform }) => {
    await challengedExport(platform);

    await forAll(
      unknownId('InternalAccount'),
      async (id) => {
        const reply = await platform.call(EXPORT, exportCall(platform, id, newKey(platform)));
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        if (reply.status !== 404) {
          unlessConfirmed('G-09', `it is answered ${reply.status}`);
        }
        expect(reply).toBeRefused(404);
      },
      3,
    );
  });

  test('for an account that is no wallet', covers('WALLET-EXPORT-014'), async ({ platform }) => {
    const id = await accountBeside(platform, await sharedWallet(platform));
    await challengedExport(platform);

    const reply = await platform.call(EXPORT, exportCall(platform, id, newKey(platform)));

    if (reply.status !== 400) {
      unlessConfirmed('G-09', `it is answered ${reply.status}`);
    }
    expect(reply).toBeRefused(400);
  });
});
