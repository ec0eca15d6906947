import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { readTransaction } from '../../fixtures/payments/transaction.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { asInstant, member } from '../../fixtures/platform/reply.ts';
import { expectListed, narrowed } from '../../fixtures/transactions/list.ts';
import { payerFor } from '../../fixtures/transactions/measured-payer.ts';
import { completed } from '../../fixtures/transactions/payments.ts';

/** What a row of the list and the record itself both tell. */
const SHARED = ['id', 'type', 'status', 'customerId', 'sentAmount', 'receivedAmount', 'createdAt'];

/** A value without what else an object may hold, and a time as its instant. */
function plain(value: unknown): unknown {
  return asInstant(member(value, 'amount') ?? value);
}

test.describe('a transaction', () => {
  test(
    'is identified by the transactionId of its quote',
    covers('TRANSACTION-READ-003'),
    async ({ platform }) => {
      const transactionId = await completed(platform);

      await expectListed(platform, transactionId);
    },
  );

  test('reads as it is listed', covers('TRANSACTION-READ-004'), async ({ platform }) => {
    const { customerId } = await payerFor(platform);
    const id = await completed(platform);

    const record = await readTransaction(platform, id);
    const row = await settled(
      async () =>
        (await narrowed(platform, { customerId })).find((each) => member(each, 'id') === id),
      // A list may lag behind.
      (each) => member(each, 'status') === member(record, 'status'),
      platform.target.settleMs,
    );

    for (const name of SHARED.filter((each) => member(row, each) !== undefined)) {
      const [read, listed] = [member(record, name), member(row, name)].map(plain);

      expect(read, name).toEqual(listed);
    }
  });
});
