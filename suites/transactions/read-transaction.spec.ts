import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { readTransaction, settledTransaction } from '../../fixtures/payments/transaction.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { asInstant, isSuccess, member } from '../../fixtures/platform/reply.ts';
import { bank, bench } from '../../fixtures/transactions/bench.ts';
import { narrowed, ownIds } from '../../fixtures/transactions/list.ts';
import { completed, payout } from '../../fixtures/transactions/payments.ts';
import { expectUnknown, unknownIds } from '../../fixtures/transactions/unknown.ts';

const READ = 'getTransactionById';

/** What a row of the list and the record itself both tell. */
const SHARED = ['id', 'type', 'status', 'customerId', 'sentAmount', 'receivedAmount', 'createdAt'];

/** A value without what else an object may hold, and a time as its instant. */
function plain(value: unknown): unknown {
  return asInstant(member(value, 'amount') ?? value);
}

test.describe('a transaction', () => {
  test('is read by its id', covers('TRANSACTION-READ-001'), async ({ platform }) => {
    const transactionId = await payout(platform, (await bank(platform)).id);

    const reply = await platform.call(READ, { path: { transactionId } });

    if (reply.status < 500 && !isSuccess(reply)) {
      expectByGap('G-163', false, `the reading answered ${reply.status}`);
    }
    expect(reply).toBeSuccess();
    await settledTransaction(platform, transactionId);
  });

  test('is the one asked for', covers('TRANSACTION-READ-002'), async ({ platform }) => {
    const { id: destinationId } = await bank(platform);
    for (const transactionId of [
      await completed(platform),
      await payout(platform, destinationId),
    ]) {
      const id = member(await settledTransaction(platform, transactionId), 'id');

      expectByGap('G-163', id === transactionId, `${transactionId} is read as ${id}`);
    }
  });

  test(
    'is identified by the transactionId of its quote',
    covers('TRANSACTION-READ-003'),
    async ({ platform }) => {
      const transactionId = await completed(platform);

      expect(await ownIds(platform)).toContain(transactionId);
    },
  );

  test('reads as it is listed', covers('TRANSACTION-READ-004'), async ({ platform }) => {
    const { customerId } = await bench(platform);
    const id = await completed(platform);

    const rows = await narrowed(platform, { customerId });
    const record = await readTransaction(platform, id);

    const row = rows.find((each) => member(each, 'id') === id);
    for (const name of SHARED.filter((each) => member(row, each) !== undefined)) {
      const [read, listed] = [member(record, name), member(row, name)].map(plain);

      expect(read, name).toEqual(listed);
    }
  });

  test(
    'is not read by another platform',
    covers('TRANSACTION-READ-007'),
    async ({ session, platform }) => {
      const transactionId = await completed(platform);

      const reply = await otherPlatform(session).call(READ, { path: { transactionId } });

      expect(isSuccess(reply), `the reading answered ${reply.status}`).toBe(false);
      await readTransaction(platform, transactionId);
    },
  );
});

test.describe('a transaction that does not exist', () => {
  test('is refused with 404', covers('TRANSACTION-READ-005'), async ({ platform }) => {
    await readTransaction(platform, await completed(platform));
    for (const transactionId of unknownIds(platform)) {
      const reply = await platform.call(READ, { path: { transactionId } });

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
        expectUnknown(await platform.call(READ, { path: { transactionId } }));
      }
    },
  );
});
