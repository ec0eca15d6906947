import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer, limitOf } from '../../fixtures/areas/payments/funded-payer.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { AMOUNT, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  unreached,
} from '../../fixtures/index.ts';

const CODE = 'TRANSACTION_SIZE_LIMIT_EXCEEDED';

/**
 * Tries to transfer out more than one payment may, once per worker. It is right in all but that: what
 * is little is taken the same way after it.
 */
function tooLargeTransfer(platform: Platform) {
  return platform.once('a transfer-out above the maximum', async () => {
    const amount = limitOf(platform, 'singleTransaction') + 1;
    const from = await fundedPayer(platform, 2 * amount + AMOUNT);
    const wanted = { kind: 'USD_ACCOUNT' } as const;
    const { id: externalId } = await newExternalAccount(platform, from.customerId, wanted);
    const ends = { accountId: from.accountId, externalId };
    const body = quoteBody(from.accountId, externalId, { lockedCurrencyAmount: amount });
    const isQuoted = errorCodeOf(await quoteAndExecute(platform, body)) !== CODE;
    const send = () => transfer(platform, 'out', { ...ends, amount });
    const moved = await moneyMovedBy(platform, { from }, send, 'nothing');
    const little = await transfer(platform, 'out', ends);
    // No service is owed every corridor.
    if (!isSuccess(little)) {
      unreached(`POST /transfer-out with a small amount answered ${little.status}`, [], little);
    }
    return { ...moved, isAbove: !isQuoted && moved.debited >= amount };
  });
}

check(
  'a transfer-in above the single-transaction maximum returns 400',
  'TRANSFER-IN-016',
  async ({ platform }) => {
    const amount = limitOf(platform, 'singleTransaction') + 1;
    const { customerId, accountId } = await newPayer(platform);
    const { id: externalId } = await newExternalAccount(platform, customerId, {
      kind: 'USD_ACCOUNT',
    });
    const body = quoteBody(externalId, accountId, { lockedCurrencyAmount: amount });
    const pull = await createQuote(platform, { ...body, immediatelyExecute: true });
    const isAbove = errorCodeOf(pull) === CODE;
    const little = await transfer(platform, 'in', { accountId, externalId });
    // No service is owed every corridor.
    if (!isSuccess(little)) {
      unreached(`POST /transfer-in with a small amount answered ${little.status}`, [], little);
    }

    const reply = await transfer(platform, 'in', { accountId, externalId, amount });

    // The maximum holds for a transfer where a quote of the same payment exceeds it.
    const what = `a transfer above ${isAbove ? 'what may be quoted' : 'the maximum'}`;
    expect(reply, what).toBeRefused();
    expect(reply, 'the transfer above the maximum').toBeError(400, CODE);
  },
);

check.describe('a transfer-out above the single-transaction maximum', () => {
  check('returns 400', 'TRANSFER-OUT-017', async ({ platform }) => {
    const tried = await tooLargeTransfer(platform);

    // The maximum holds for a transfer where a quote of the same payment exceeds it.
    const what = `a transfer above ${tried.isAbove ? 'what may be quoted' : 'the maximum'}`;
    expect(tried.reply, what).toBeRefused();
    expect(tried.reply, 'the transfer above the maximum').toBeError(400, CODE);
  });

  check('debits nothing', 'TRANSFER-OUT-018', async ({ platform }) => {
    const tried = await tooLargeTransfer(platform);

    const isOpen = isSuccess(tried.reply) && !tried.isAbove;
    expect(
      tried.debited,
      isOpen ? 'the amount debited by an accepted transfer' : 'the amount debited from the account',
    ).toBe(0);
  });
});
