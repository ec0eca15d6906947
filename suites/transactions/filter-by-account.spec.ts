import { expectFilteredByAccount } from '../../fixtures/areas/transactions/filtered.ts';
import { check } from '../../fixtures/index.ts';

check.describe('GET /transactions filtered by', () => {
  for (const [name, row] of [
    ['accountIdentifier', 'TRANSACTION-FILTER-007'],
    ['senderAccountIdentifier', 'TRANSACTION-FILTER-008'],
    ['receiverAccountIdentifier', 'TRANSACTION-FILTER-009'],
  ] as const) {
    check(`${name} lists only matching transactions`, row, async ({ platform }) => {
      await expectFilteredByAccount(platform, name);
    });
  }
});
