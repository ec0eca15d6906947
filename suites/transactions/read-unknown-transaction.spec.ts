import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { readTransaction } from '../../fixtures/payments/transaction.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { completed } from '../../fixtures/transactions/payments.ts';
import { expectUnknown, unknownIds } from '../../fixtures/transactions/unknown.ts';

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
