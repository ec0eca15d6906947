import { expectFilteredByAccount } from '../../fixtures/areas/transactions/filtered.ts';
import { check, covers, describe } from '../../fixtures/index.ts';

describe('narrowed to', () => {
  for (const [name, row] of [
    ['accountIdentifier', 'TRANSACTION-FILTER-007'],
    ['senderAccountIdentifier', 'TRANSACTION-FILTER-008'],
    ['receiverAccountIdentifier', 'TRANSACTION-FILTER-009'],
  ] as const) {
    check(
      `an account by ${name}, the list has what it stands in`,
      covers(row),
      async ({ platform }) => {
        await expectFilteredByAccount(platform, name);
      },
    );
  }
});
