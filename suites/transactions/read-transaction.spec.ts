import { readTransaction, settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { bank } from '../../fixtures/areas/transactions/measured-payer.ts';
import { lasting, payout } from '../../fixtures/areas/transactions/payments.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  otherPlatform,
  text,
  waitFor,
} from '../../fixtures/index.ts';

/** How long a payment just made may take to be found. */
const FOUND_WITHIN_MS = 2_000;

check.describe('a transaction', () => {
  check('can be read by its id', 'TRANSACTION-READ-001', async ({ platform }) => {
    const transactionId = await payout(platform, (await bank(platform)).id);

    const read = () => platform.api.getTransactionById({ transactionId });
    const reply = await waitFor(read, isSuccess, FOUND_WITHIN_MS);

    expect(reply).toBeSuccess();
    await settledTransaction(platform, transactionId);
  });

  check('is returned with its own id', 'TRANSACTION-READ-002', async ({ platform }) => {
    const { id: destinationId } = await bank(platform);
    const made = [await payout(platform, destinationId), await payout(platform, destinationId)];
    for (const transactionId of made) {
      const id = text(member(await settledTransaction(platform, transactionId), 'id'));

      expect(id ?? notShown('the id'), 'the id of the transaction').toBe(transactionId);
    }
  });

  check('cannot be read by another platform', 'TRANSACTION-READ-007', async ({ run, platform }) => {
    const transactionId = await lasting(platform);

    const reply = await otherPlatform(run).api.getTransactionById({ transactionId });

    expect(reply).toBeRefused();
    await readTransaction(platform, transactionId);
  });
});
