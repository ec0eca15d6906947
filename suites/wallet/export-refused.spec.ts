import { newKey } from '../../fixtures/areas/login/keys.ts';
import { exportCall, openedWords } from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengedExport, exportableWallet } from '../../fixtures/areas/wallet/exports.ts';
import { uncompressed } from '../../fixtures/crypto/p256.ts';
import {
  check,
  expect,
  forEachKind,
  isSuccess,
  type Platform,
  retry,
  signedOrDirect,
} from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

const EXPORT = 'exportInternalAccount';

/** Whether an export is sealed to the client key that it names. */
async function isSealedToClient(platform: Platform): Promise<boolean> {
  const { accountId, key } = await exportableWallet(platform);
  const client = newKey(platform);
  const call = exportCall(platform, accountId, client);
  const { reply } = await signedOrDirect(platform, EXPORT, call, key);
  return (await openedWords(platform, reply, client)) !== undefined;
}

check.describe('a wallet export', () => {
  check(
    'signed for another client key returns WALLET_SIGNATURE_BODY_MISMATCH',
    ['WALLET-EXPORT-008', 'WALLET-EXPORT-009'],
    async ({ platform }) => {
      const { accountId, key } = await exportableWallet(platform);
      const client = newKey(platform);
      const call = exportCall(platform, accountId, client);
      const { reply: own } = await signedOrDirect(platform, EXPORT, call, key);
      expect(own, 'the export with the challenged client key').toBeSuccess(200);
      // Where nothing is sealed to the client key, the body may be passed over as a whole.
      const isSealed = (await openedWords(platform, own, client)) !== undefined;
      const { proof } = await challengedExport(platform);
      const other = exportCall(platform, accountId, newKey(platform));

      const reply = await retry(platform, EXPORT, other, proof);

      const what = isSealed
        ? 'an export signed for another client key'
        : 'an export signed for a client key that decrypts nothing';
      expect(reply, what).toBeError(401, 'WALLET_SIGNATURE_BODY_MISMATCH');
    },
  );

  check(
    'without a valid client key returns INVALID_INPUT',
    'WALLET-EXPORT-012',
    async ({ platform }) => {
      const { accountId, key } = await exportableWallet(platform);
      const name = platform.target.setting('export.requestField');
      const path = { id: accountId };
      const { publicKey } = newKey(platform);
      await challengedExport(platform);

      const without = await platform.call(EXPORT, { path, body: {} });
      expect(without, 'the export without a client key').toBeError(400, 'INVALID_INPUT');
      await forEachKind(
        invalidPublicKeys,
        async (change) => {
          const call = { path, body: { [name]: change.apply(uncompressed(publicKey)) } };
          const reply = await platform.call(EXPORT, call);
          if (isSuccess(reply)) {
            // The signed request may be refused in its place. Nothing can be sealed to a text that is not a key.
            const { reply: outcome } = await signedOrDirect(platform, EXPORT, call, key);
            const isHandedOut = isSuccess(outcome) && (await isSealedToClient(platform));
            expect(
              isHandedOut,
              'whether an export for an invalid client key returns credentials',
            ).toBe(false);
          }
          expect(reply, 'the export with an invalid client key').toBeError(400, 'INVALID_INPUT');
        },
        2,
      );
    },
  );
});
