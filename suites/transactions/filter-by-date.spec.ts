import { expectFilteredByTime } from '../../fixtures/areas/transactions/filtered.ts';
import { check } from '../../fixtures/index.ts';

check.describe('GET /transactions filtered by', () => {
  for (const [name, side, row] of [
    ['startDate', 'before', 'TRANSACTION-FILTER-010'],
    ['endDate', 'after', 'TRANSACTION-FILTER-011'],
  ] as const) {
    check(`${name} lists nothing ${side} that time`, row, async ({ platform }) => {
      await expectFilteredByTime(platform, name);
    });
  }
});
