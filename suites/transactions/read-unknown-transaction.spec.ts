import { readTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import { expectUnknown, unknownIds } from '../../fixtures/areas/transactions/unknown.ts';
import { covers, expect, expectByGap, isSuccess, test } from '../../fixtures/index.ts';

test.describe('a transaction that does not exist', () => {
  test('is refused with 404', covers('TRANSACTION-READ-005'), async ({ platform }) => {
    await readTransaction(platform, await completed(platform));
    for (const transactionId of unknownIds(platform)) {
      const reply = await platform.call('getTransactionById', { path: { transactionId } });

      if (!isSuccess(reply)) {
        expectByGap('G-163', reply.status === 404, `the reading answered ${reply.status}`);
      }
      expect(reply).toBeRefused(404);
    }
  });

  test(
    'is refused as a transaction that is not found',
    covers('TRANSACTION-READ-006'),
    async ({ platform }) => {
      await readTransaction(platform, await completed(platform));
      for (const transactionId of unknownIds(platform)) {
        expectUnknown(await platform.call('getTransactionById', { path: { transactionId } }));
      }
    },
  );
});
