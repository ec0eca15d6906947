import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { balance, movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import { type Direction, directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { doneTransfer, madeBy, transferred } from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

/** A transfer and another after it, under the same key or one of its own, with what both moved. */
function twice(platform: Platform, direction: Direction, isSame: boolean) {
  return platform.once(`two transfers ${direction}, same key ${isSame}`, async () => {
    await doneTransfer(platform, direction);
    const before = await balance(platform);
    const key = platform.uniqueKey();
    const first = await transferred(platform, direction, { key });
    const second = await transfer(platform, direction, {
      key: isSame ? key : platform.uniqueKey(),
    });
    for (const reply of [first, second].filter(isSuccess)) {
      await settledTransaction(platform, madeBy(reply));
    }
    const expected = isSame ? 1 : 2;
    const timesOf = (moved: number) => Math.round(Math.abs(moved) / AMOUNT);
    const moved = await movedSince(platform, before, (each) => timesOf(each) === expected);
    return { first, second, times: timesOf(moved) };
  });
}

for (const direction of directions) {
  check.describe(`a repeated transfer-${direction}`, () => {
    check(
      'with the same Idempotency-Key moves no further money',
      'TRANSFER-KEY-001',
      async ({ platform }) => {
        const { times } = await twice(platform, direction, true);

        expect(times, 'how often the money moved').toBe(1);
      },
    );

    check(
      'with the same Idempotency-Key returns the same transaction',
      'TRANSFER-KEY-002',
      async ({ platform }) => {
        const { first, second } = await twice(platform, direction, true);

        expect(second, 'the repeated transfer').toBeSuccess();
        expect(madeBy(second), 'the transaction id in the second answer').toBe(madeBy(first));
      },
    );

    check(
      'with another Idempotency-Key moves the money a second time',
      'TRANSFER-KEY-003',
      async ({ platform }) => {
        const { first, second, times } = await twice(platform, direction, false);

        // What a key is to a transfer is open. Under a key of its own, what is accepted is made.
        const isLeftOut = isSuccess(second) && times === 1;
        expect(isLeftOut, 'whether the second transfer was accepted and not made').toBe(false);
        expect(second, 'the second transfer').toBeSuccess();
        expect(madeBy(second), 'the transaction id in the second answer').not.toBe(madeBy(first));
        expect(times, 'how often the money moved').toBe(2);
      },
    );
  });
}
