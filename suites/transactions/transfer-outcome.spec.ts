import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectFailed } from '../../fixtures/check/failed-transfer.ts';
import { test } from '../../fixtures/check/test.ts';
import { failedTransfer } from '../../fixtures/transactions/transfers.ts';

test.describe('a transfer in from an account', () => {
  for (const [suffix, row] of [
    ['002', 'TRANSFER-OUTCOME-001'],
    ['003', 'TRANSFER-OUTCOME-002'],
    ['004', 'TRANSFER-OUTCOME-003'],
  ] as const) {
    test(`ending in ${suffix} fails`, covers(row), async ({ platform }) => {
      const done = await failedTransfer(platform, 'in', suffix);

      expect(done.moved, 'what came onto the account').toBe(0);
      expectFailed(done);
    });
  }
});

test.describe('a transfer out to an account', () => {
  for (const [suffix, row] of [
    ['002', 'TRANSFER-OUTCOME-005'],
    ['004', 'TRANSFER-OUTCOME-006'],
  ] as const) {
    test(`ending in ${suffix} fails`, covers(row), async ({ platform }) => {
      expectFailed(await failedTransfer(platform, 'out', suffix));
    });
  }

  test(
    'that it fails to pay costs nothing',
    covers('TRANSFER-OUTCOME-008'),
    async ({ platform }) => {
      for (const suffix of ['002', '004']) {
        const done = await failedTransfer(platform, 'out', suffix);
        expectFailed(done);

        expectByGap('G-162', done.moved === 0, `a failed transfer took ${-done.moved}`);
      }
    },
  );
});
