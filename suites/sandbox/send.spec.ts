import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { amountIn, shownAmount } from '../../fixtures/areas/payments/amount.ts';
import {
  changedBalance,
  currencyOf,
  settledBalance,
} from '../../fixtures/areas/payments/balance.ts';
import { sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { shownTransactionId } from '../../fixtures/areas/payments/settled-payment.ts';
import { watchMs } from '../../fixtures/areas/payments/settling-time.ts';
import { seenLater, timesMoved } from '../../fixtures/areas/payments/times-moved.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  text,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** A deposit that is paid, and paid once more, and the balance in between; once per worker. */
function depositPaidTwice(platform: Platform) {
  return platform.once('a deposit sent twice', async () => {
    const { quote, receiver } = await newDeposit(platform);
    const before = await balanceOf(platform, receiver);
    const first = await sandboxSend(platform, quote.id);
    const transactionId = isSuccess(first) ? await shownTransactionId(platform, quote) : undefined;
    const record =
      transactionId && (await transactionWithOutcome(platform, transactionId, 'succeeded'));
    const total = shownAmount(quote.json, 'totalReceivingAmount');
    const once =
      total === undefined
        ? await changedBalance(platform, receiver, before)
        : await settledBalance(platform, receiver, before + total);
    const times = await timesMoved(async () => (await balanceOf(platform, receiver)) - before);
    const currency = await currencyOf(platform, receiver);
    const second = await sandboxSend(platform, quote.id);
    const late = await watchMs(platform);
    const twice = await seenLater(() => balanceOf(platform, receiver), once, late);
    return { quote, first, transactionId, record, before, once, times, currency, second, twice };
  });
}

check.describe('POST /sandbox/send', () => {
  check('for a real-time-funded quote is accepted', 'SANDBOX-SEND-001', async ({ platform }) => {
    const { first } = await depositPaidTwice(platform);

    expect(first).toBeSuccess();
  });

  check(
    'completes the payment of a real-time-funded quote',
    'SANDBOX-SEND-002',
    async ({ platform }) => {
      const { first, record } = await depositPaidTwice(platform);

      expect(first, 'the payment of the instructions').toBeSuccess();
      if (record === undefined)
        unreached('the quote shows no transactionId after POST /sandbox/send');
      expect(paymentOutcomeOf(record), 'the outcome of the payment').toBe('succeeded');
    },
  );

  check('credits the quoted amount', 'SANDBOX-SEND-003', async ({ platform }) => {
    const { first, quote, once, before, times, currency } = await depositPaidTwice(platform);

    expect(first, 'the payment of the instructions').toBeSuccess();
    // That it arrives, and once, is stated; to what amount is shown by a member of the quote alone.
    expect(once, 'the balance after the payment').toBeGreaterThan(before);
    if (currency === 'USD') expect(times, 'how often the amount was credited').toBe(1);
    const total = amountIn(quote.json, 'totalReceivingAmount');
    expect(once, 'the balance with the quoted amount').toBe(before + total);
  });

  check(
    'adds to the balance of the destination account',
    'SANDBOX-SEND-012',
    async ({ platform }) => {
      const { first, once, before } = await depositPaidTwice(platform);

      expect(first, 'the payment of the instructions').toBeSuccess();
      expect(once, 'the balance after the payment').toBeGreaterThan(before);
    },
  );

  check('credits the quoted amount only once', 'SANDBOX-SEND-013', async ({ platform }) => {
    const { first, times, currency } = await depositPaidTwice(platform);

    expect(first, 'the payment of the instructions').toBeSuccess();
    if (currency !== 'USD')
      undecided(
        `the deposit sent in USD is credited in ${currency}, so the credited amount cannot be counted`,
      );
    expect(times, 'how often the amount was credited').toBe(1);
  });

  check(
    'for a quote that is already paid credits nothing more',
    'SANDBOX-SEND-004',
    async ({ platform }) => {
      const { once, twice, transactionId, second } = await depositPaidTwice(platform);

      // What a second payment leads to is left open. What is refused brings nothing, and neither does
      // what is answered with the transaction that has arrived already.
      const made = text(member(second.json, 'id'));
      const isFirst = made !== undefined && made === transactionId;
      const isMade = isSuccess(second) && !isFirst;
      expect(twice, isMade ? 'the balance' : 'the balance after no second payment').toBe(once);
    },
  );
});
