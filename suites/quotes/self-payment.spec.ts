import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody, RECEIVING } from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

const LOCKED = { lockedCurrencySide: 'RECEIVING' };

check.describe('a quote from an account to itself', () => {
  for (const [how, row, members, basis] of [
    ['', 'QUOTE-ACCOUNT-003', {}, {}],
    ['that locks the receiving amount ', 'QUOTE-ACCOUNT-004', LOCKED, RECEIVING],
    ['with immediatelyExecute ', 'QUOTE-ACCOUNT-005', { immediatelyExecute: true }, {}],
  ] as const) {
    check(`${how}returns SELF_PAYMENT`, row, async ({ platform }) => {
      const [from, to] = [await newPayer(platform), await payee(platform)];
      await newQuote(platform, quoteBody(from.accountId, to.accountId, members), basis);

      const reply = await createQuote(platform, quoteBody(from.accountId, from.accountId, members));

      expect(reply).toBeError(400, 'SELF_PAYMENT');
    });
  }
});
