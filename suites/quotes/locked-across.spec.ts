import {
  accountsUnderTest,
  euros,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  AMOUNT,
  newQuote,
  quoteBody,
  RECEIVING,
  showsSide,
} from '../../fixtures/areas/payments/quote.ts';
import { expectSent } from '../../fixtures/areas/payments/sent-amount.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** A payer and a payee in each direction between US dollars and euros. */
async function endsBothWays(platform: Platform) {
  const { from: dollars } = await accountsUnderTest(platform);
  const other = await euros(platform);
  // A side that is ignored shows in one of the two directions at least.
  return [
    { from: dollars, to: other },
    { from: other, to: dollars },
  ] as const;
}

const corridor = 'a payment between currencies';

check.describe('a payment between currencies', () => {
  check('debits exactly its locked sending amount', 'QUOTE-LOCK-005', async ({ platform }) => {
    const paid = [];
    for (const ends of await endsBothWays(platform)) {
      const members = { lockedCurrencyAmount: AMOUNT, lockedCurrencySide: 'SENDING' };
      const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
      const quote = await newQuote(platform, body, { corridor });
      const pay = () => executeQuote(platform, quote);
      paid.push(await moneyMovedBy(platform, ends, pay, 'payment'));
    }

    // What is on top of one amount may be fees: first the direction in which less has left.
    for (const { reply, debited } of paid.sort((one, other) => one.debited - other.debited)) {
      expect(reply).toBeSuccess();
      expectSent(debited, AMOUNT);
    }
  });

  check('credits exactly its locked receiving amount', 'QUOTE-LOCK-006', async ({ platform }) => {
    const paid = [];
    for (const ends of await endsBothWays(platform)) {
      const members = { lockedCurrencyAmount: AMOUNT, lockedCurrencySide: 'RECEIVING' };
      const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
      const quote = await newQuote(platform, body, { ...RECEIVING, corridor });
      const pay = () => executeQuote(platform, quote);
      paid.push({ quote, ...(await moneyMovedBy(platform, ends, pay, 'payment')) });
    }

    for (const { quote, reply, credited } of paid) {
      expect(reply).toBeSuccess();
      const what = showsSide(quote)
        ? 'the amount credited to the destination'
        : 'the amount credited by a quote that shows no lockedCurrencySide';
      expect(credited, what).toBe(AMOUNT);
    }
  });
});
