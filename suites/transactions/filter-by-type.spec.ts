import { expectFilteredByType } from '../../fixtures/areas/transactions/filtered.ts';
import { check } from '../../fixtures/index.ts';

check.describe('GET /transactions filtered by', () => {
  for (const [what, type, row] of [
    ['outgoing payments', 'OUTGOING', 'TRANSACTION-FILTER-004'],
    ['incoming payments', 'INCOMING', 'TRANSACTION-FILTER-005'],
  ] as const) {
    check(`type=${type} lists only ${what}`, row, async ({ platform }) => {
      await expectFilteredByType(platform, type);
    });
  }
});
