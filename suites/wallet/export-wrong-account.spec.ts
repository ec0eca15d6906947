import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { exportCall } from '../../fixtures/wallet/export-wallet.ts';
import { challengedExport } from '../../fixtures/wallet/exports.ts';
import { sharedWallet } from '../../fixtures/wallet/wallet.ts';
import { accountBeside } from '../../fixtures/wallet/wallet-account.ts';
import { unknownId } from '../../generators/ids/unknown-id.ts';

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
