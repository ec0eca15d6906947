import { challengedExport, exportOnce } from '../../fixtures/areas/wallet/exports.ts';
import { covers, expect, isSuccess, otherPlatform, test, trySigned } from '../../fixtures/index.ts';

const EXPORT = 'exportInternalAccount';

test.describe('an export is refused', () => {
  test('to another platform', covers('WALLET-EXPORT-015'), async ({ run, platform }) => {
    const other = otherPlatform(run);
    const { call, proof } = await challengedExport(platform);

    for (const reply of [
      await other.call(EXPORT, call),
      await trySigned(other, EXPORT, call, proof),
    ]) {
      expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
    }
    expect((await exportOnce(platform)).last, 'to its own').toBeSuccess(200);
  });
});
