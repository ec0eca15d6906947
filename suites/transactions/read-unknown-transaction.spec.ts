import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { lasting } from '../../fixtures/areas/transactions/payments.ts';
import { unknownIds } from '../../fixtures/areas/transactions/unknown.ts';
import { check, expect, expectNoneAlike } from '../../fixtures/index.ts';

check.describe('reading a transaction that does not exist', () => {
  check('is refused with 404', 'TRANSACTION-READ-005', async ({ platform }) => {
    const known = await lasting(platform);
    await readTransaction(platform, known);
    await expectNoneAlike(known, (transactionId) =>
      platform.api.getTransactionById({ transactionId }),
    );
    for (const transactionId of unknownIds(platform)) {
      const reply = await platform.api.getTransactionById({ transactionId });

      expect(reply).toBeRefused(404);
    }
  });

  check('returns TRANSACTION_NOT_FOUND', 'TRANSACTION-READ-006', async ({ platform }) => {
    await readTransaction(platform, await lasting(platform));
    for (const transactionId of unknownIds(platform)) {
      const reply = await platform.api.getTransactionById({ transactionId });

      expect(reply).toBeError(404, 'TRANSACTION_NOT_FOUND');
    }
  });
});
