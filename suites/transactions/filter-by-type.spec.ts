import { expectFilteredByType } from '../../fixtures/areas/transactions/filtered.ts';
import { check, covers, describe } from '../../fixtures/index.ts';

describe('narrowed to', () => {
  for (const [what, type, row] of [
    ['what goes out', 'OUTGOING', 'TRANSACTION-FILTER-004'],
    ['what comes in', 'INCOMING', 'TRANSACTION-FILTER-005'],
  ] as const) {
    check(`${what}, the list has no other`, covers(row), async ({ platform }) => {
      await expectFilteredByType(platform, type);
    });
  }
});
