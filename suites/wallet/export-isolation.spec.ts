import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { trySigned } from '../../fixtures/signed-retry/signed-retry.ts';
import { challengedExport, exportOnce } from '../../fixtures/wallet/exports.ts';

const EXPORT = 'exportInternalAccount';

test.describe('an export is refused', () => {
  test('to another platform', covers('WALLET-EXPORT-015'), async ({ session, platform }) => {
    const other = otherPlatform(session);
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
