import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { settledTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { volumePlatform, volumeUsedUp } from '../../fixtures/areas/quotes/over-volume.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import { madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Reply,
  type Run,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** A transfer out of a payer whose volume of the day is used up, and a payout by a quote; once per worker. */
function transferredAboveVolume(run: Run) {
  const platform = volumePlatform(run);
  return platform.once('a transfer above the volume', async () => {
    const little = await transfer(platform, 'out');
    // No service is owed every corridor.
    if (!isSuccess(little))
      unreached(`POST /transfer-out with a small amount answered ${little.status}`, [], little);
    const { ends, body, littlePayout } = await volumeUsedUp(platform, { further: 2 * AMOUNT });
    if (littlePayout === undefined)
      undecided('POST /quotes accepts no payout in USD, which the contract allows');
    const { lockedCurrencyAmount: amount } = body;
    const payout = { ...littlePayout, lockedCurrencyAmount: amount };
    const quoted = await quoteAndExecute(platform, payout);
    const externalId = member(member(littlePayout, 'destination'), 'accountId');
    const accounts = { accountId: ends.from.accountId, externalId: String(externalId) };
    const reply = await transfer(platform, 'out', { ...accounts, amount });
    return { reply, isAbove: quoted.status === 429 };
  });
}

check.describe('a transfer-out', () => {
  check('above the daily volume returns 429', 'TRANSFER-OUT-019', async ({ run }) => {
    const { reply, isAbove } = await transferredAboveVolume(run);

    // The volume holds for a transfer where a quote of the same payment exceeds it.
    const what = `a transfer above ${isAbove ? 'what may be quoted' : 'the volume'}`;
    expect(reply, what).toBeRefused();
    expect(reply, 'the transfer above the volume').toBeRefused(429);
  });

  check('counts toward the daily volume', 'TRANSFER-OUT-020', async ({ run }) => {
    const platform = volumePlatform(run);
    const { reply: refused } = await transferredAboveVolume(run);
    const made: Reply[] = [];
    const { body } = await volumeUsedUp(platform, {
      further: 4 * AMOUNT,
      payFirst: async ({ accountId, customerId }, amount) => {
        const wanted = { kind: 'USD_ACCOUNT' } as const;
        const { id: externalId } = await newExternalAccount(platform, customerId, wanted);
        const first = await transfer(platform, 'out', { accountId, externalId, amount });
        if (isSuccess(first)) made.push(first);
        return first;
      },
    });

    const reply = await quoteAndExecute(platform, body);

    // Transfers and payments by quotes share a volume where a transfer is refused after these. What is
    // still on its way may not be counted yet.
    const records = await Promise.all(
      made.map((each) => settledTransaction(platform, madeBy(each))),
    );
    const isOver = records.every((record) => statusOf(record) === 'COMPLETED');
    const isShared = refused.status === 429 && isOver;
    const what = `a payment after transfers ${isShared ? 'that share its volume' : 'and payments'}`;
    expect(reply, what).toBeRefused(429);
  });
});
