import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { lasting } from '../../fixtures/areas/transactions/payments.ts';
import { unknownIds } from '../../fixtures/areas/transactions/unknown.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('a transaction that does not exist', () => {
  test('is refused with 404', covers('TRANSACTION-READ-005'), async ({ platform }) => {
    await readTransaction(platform, await lasting(platform));
    for (const transactionId of unknownIds(platform)) {
      const reply = await platform.api.getTransactionById({ transactionId });

      expect(reply).toBeRefused(404);
    }
  });

  test(
    'is refused as a transaction that is not found',
    covers('TRANSACTION-READ-006'),
    async ({ platform }) => {
      await readTransaction(platform, await lasting(platform));
      for (const transactionId of unknownIds(platform)) {
        const reply = await platform.api.getTransactionById({ transactionId });

        expect(reply).toBeError(404, 'TRANSACTION_NOT_FOUND');
      }
    },
  );
});
