import { expectFilteredByTime } from '../../fixtures/areas/transactions/filtered.ts';
import { check, covers, describe } from '../../fixtures/index.ts';

describe('the list of transactions filtered by', () => {
  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    check(`${name} has nothing beyond that time`, covers(row), async ({ platform }) => {
      await expectFilteredByTime(platform, name);
    });
  }
});
