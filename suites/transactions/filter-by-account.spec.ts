import { expectFilteredByAccount } from '../../fixtures/areas/transactions/filtered.ts';
import { covers, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  for (const [name, row] of [
    ['accountIdentifier', 'TRANSACTION-FILTER-007'],
    ['senderAccountIdentifier', 'TRANSACTION-FILTER-008'],
    ['receiverAccountIdentifier', 'TRANSACTION-FILTER-009'],
  ] as const) {
    test(
      `an account by ${name}, the list has what it stands in`,
      covers(row),
      async ({ platform }) => {
        await expectFilteredByAccount(platform, name);
      },
    );
  }
});
