import { laterPlatform } from '../../fixtures/areas/payments/later.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  balanceBeforeTransfer,
  endedStatus,
  endedTransfer,
} from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('for an account number ending in 005,', () => {
  for (const [direction, row] of [
    ['in', 'TRANSFER-OUTCOME-004'],
    ['out', 'TRANSFER-OUTCOME-007'],
  ] as const) {
    check(`a transfer by POST /transfer-${direction} fails in the end`, row, async ({ run }) => {
      const platform = laterPlatform(run);

      const before = await balanceBeforeTransfer(platform, direction, '005');
      const reply = await transfer(platform, direction, { suffix: '005' });

      const done = await endedTransfer(platform, reply, before, 30);
      if (direction === 'in') expect(done.moved, 'the amount credited to the account').toBe(0);
      expect(endedStatus(done), 'the final status of the transfer').not.toBe('COMPLETED');
    });
  }
});
