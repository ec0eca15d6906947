import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { amountIn, isExplained } from '../../fixtures/areas/payments/amount.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody, RECEIVING, showsSide } from '../../fixtures/areas/payments/quote.ts';
import { expectSent } from '../../fixtures/areas/payments/sent-amount.ts';
import { check, expect, forAll, type Platform } from '../../fixtures/index.ts';
import { paymentAmount } from '../../generators/quotes/payment-amount.ts';

const RUNS = 4;

/** A quote of an amount between two accounts in USD, fixed at the end where it leaves them. */
async function quoteSending(platform: Platform, amount: number) {
  const ends = await accountsUnderTest(platform);
  const members = { lockedCurrencyAmount: amount, lockedCurrencySide: 'SENDING' };
  const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
  return { ends, quote: await newQuote(platform, body) };
}

/** The same, fixed at the end where it arrives. */
async function quoteReceiving(platform: Platform, amount: number) {
  const ends = await accountsUnderTest(platform);
  const members = { lockedCurrencyAmount: amount, lockedCurrencySide: 'RECEIVING' };
  const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
  return { ends, quote: await newQuote(platform, body, RECEIVING) };
}

check.describe('an executed quote', () => {
  check('debits exactly its locked sending amount', 'QUOTE-LOCK-001', async ({ platform }) => {
    const statement = async (amount: number) => {
      const { ends, quote } = await quoteSending(platform, amount);

      const pay = () => executeQuote(platform, quote);
      const { reply, debited } = await moneyMovedBy(platform, ends, pay, 'payment');

      expect(reply).toBeSuccess();
      expectSent(debited, amount);
    };
    await forAll(paymentAmount, statement, RUNS);
  });

  check('credits exactly its locked receiving amount', 'QUOTE-LOCK-002', async ({ platform }) => {
    const statement = async (amount: number) => {
      const { ends, quote } = await quoteReceiving(platform, amount);

      const pay = () => executeQuote(platform, quote);
      const { reply, credited } = await moneyMovedBy(platform, ends, pay, 'payment');

      expect(reply).toBeSuccess();
      const what = showsSide(quote)
        ? 'the amount credited to the destination'
        : 'the amount credited by a quote that shows no lockedCurrencySide';
      expect(credited, what).toBe(amount);
    };
    await forAll(paymentAmount, statement, RUNS);
  });

  for (const [side, newQuoteOf, row, name] of [
    ['sending', quoteSending, 'QUOTE-LOCK-003', 'totalSendingAmount'],
    ['receiving', quoteReceiving, 'QUOTE-LOCK-004', 'totalReceivingAmount'],
  ] as const) {
    check(`shows its locked ${side} amount as ${name}`, row, async ({ platform }) => {
      const statement = async (amount: number) => {
        const { ends, quote } = await newQuoteOf(platform, amount);

        const pay = () => executeQuote(platform, quote);
        const { reply } = await moneyMovedBy(platform, ends, pay, 'payment');

        expect(reply).toBeSuccess();
        const total = amountIn(quote.json, name);
        const isFee = isExplained(quote.json, total, amount);
        expect(total, isFee ? name : 'a total that no fee explains').toBe(amount);
      };
      await forAll(paymentAmount, statement, RUNS);
    });
  }

  check('debits its totalSendingAmount', 'QUOTE-AMOUNT-001', async ({ platform }) => {
    const statement = async (amount: number) => {
      const { ends, quote } = await quoteReceiving(platform, amount);

      const pay = () => executeQuote(platform, quote);
      const { reply, debited } = await moneyMovedBy(platform, ends, pay, 'payment');

      expect(reply).toBeSuccess();
      const total = amountIn(quote.json, 'totalSendingAmount');
      // What comes on top of a total may be fees.
      const what =
        debited > total
          ? 'the amount debited on top of the quoted total'
          : 'the amount debited from the source';
      const isFee = isExplained(quote.json, total, debited);
      expect(debited, isFee ? what : 'an amount debited that no fee explains').toBe(total);
    };
    await forAll(paymentAmount, statement, RUNS);
  });

  check('credits its totalReceivingAmount', 'QUOTE-AMOUNT-002', async ({ platform }) => {
    const statement = async (amount: number) => {
      const { ends, quote } = await quoteSending(platform, amount);

      const pay = () => executeQuote(platform, quote);
      const { reply, credited } = await moneyMovedBy(platform, ends, pay, 'payment');

      expect(reply).toBeSuccess();
      const total = amountIn(quote.json, 'totalReceivingAmount');
      // Fees may be left out of a total, but bring nothing.
      const isMore = credited > total && credited < 2 * total;
      const isFee = !isMore && isExplained(quote.json, total, credited);
      expect(
        credited,
        isFee
          ? 'the amount credited to the destination'
          : 'an amount credited that no fee explains',
      ).toBe(total);
    };
    await forAll(paymentAmount, statement, RUNS);
  });

  check(
    'within one currency credits no more than it debits',
    'QUOTE-AMOUNT-003',
    async ({ platform }) => {
      for (const newQuoteOf of [quoteSending, quoteReceiving]) {
        const statement = async (amount: number) => {
          const { ends, quote } = await newQuoteOf(platform, amount);

          const pay = () => executeQuote(platform, quote);
          const { reply, debited, credited } = await moneyMovedBy(platform, ends, pay, 'payment');

          expect(reply).toBeSuccess();
          expect(credited, 'the amount credited to the destination').toBeLessThanOrEqual(debited);
        };
        await forAll(paymentAmount, statement, RUNS);
      }
    },
  );
});
