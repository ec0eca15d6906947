import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { sharedWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengedExport, exportOnce } from '../../fixtures/areas/wallet/exports.ts';
import { uncompressed } from '../../fixtures/crypto/p256.ts';
import { covers, expect, expectRefusal, forEachKind, retry, test } from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

const EXPORT = 'exportInternalAccount';

test.describe('an export is refused', () => {
  test(
    'for another client key than the one challenged',
    covers('WALLET-EXPORT-008', 'WALLET-EXPORT-009'),
    async ({ platform }) => {
      expect((await exportOnce(platform)).last, 'for the one challenged').toBeSuccess(200);
      const { accountId, proof } = await challengedExport(platform);
      const other = exportCall(platform, accountId, newKey(platform));

      const reply = await retry(platform, EXPORT, other, proof);

      expect(reply).toBeError(401, 'WALLET_SIGNATURE_BODY_MISMATCH');
    },
  );

  test('for what is no client key', covers('WALLET-EXPORT-012'), async ({ platform }) => {
    const { accountId } = await sharedWallet(platform);
    const name = platform.target.setting('export.requestField');
    const path = { id: accountId };
    const { publicKey } = newKey(platform);
    await challengedExport(platform);

    expectRefusal(await platform.call(EXPORT, { path, body: {} }), 'G-84');
    await forEachKind(
      invalidPublicKeys,
      async (change) => {
        const body = { [name]: change.apply(uncompressed(publicKey)) };
        expectRefusal(await platform.call(EXPORT, { path, body }), 'G-84');
      },
      2,
    );
  });
});
