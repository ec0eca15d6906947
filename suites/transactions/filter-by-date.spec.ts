import { expectFilteredByTime } from '../../fixtures/areas/transactions/filtered.ts';
import { check } from '../../fixtures/index.ts';

check.describe('the list of transactions filtered by', () => {
  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    check(`${name} has nothing beyond that time`, row, async ({ platform }) => {
      await expectFilteredByTime(platform, name);
    });
  }
});
