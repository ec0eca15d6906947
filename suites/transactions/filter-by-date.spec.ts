import { expectFilteredByTime } from '../../fixtures/areas/transactions/filtered.ts';
import { check, covers, describe } from '../../fixtures/index.ts';

describe('narrowed to', () => {
  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    check(`a time by ${name}, the list ends there`, covers(row), async ({ platform }) => {
      await expectFilteredByTime(platform, name);
    });
  }
});
