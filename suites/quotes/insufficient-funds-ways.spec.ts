import {
  accountsUnderTest,
  moneyMovedBy,
  moneyOf,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  newQuote,
  quoteBody,
  RECEIVING,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a payment above the balance', () => {
  check(
    'with a locked receiving amount moves no money',
    'QUOTE-FUNDS-010',
    async ({ platform }) => {
      const from = await newPayer(platform);
      const { to } = await accountsUnderTest(platform);
      const little = quoteBody(from.accountId, to.accountId, { lockedCurrencySide: 'RECEIVING' });
      await newQuote(platform, little, RECEIVING);
      const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;

      const pay = () => quoteAndExecute(platform, { ...little, lockedCurrencyAmount });
      const { debited, credited } = await moneyMovedBy(platform, { from, to }, pay, 'nothing');

      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    },
  );

  check('to a UMA address debits nothing', 'QUOTE-FUNDS-011', async ({ platform }) => {
    const address = umaAddress(platform, 'USD');
    const from = await newPayer(platform);
    const lookupId = lookupIdIn(await lookupUma(platform, address, from.customerId));
    const little = umaQuoteBody(from, { address, currency: 'USD', lookupId });
    requireServed(requireOwnRules(await createQuote(platform, little)), 'a payment to an address');
    const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;

    const pay = () => quoteAndExecute(platform, { ...little, lockedCurrencyAmount });
    const { debited } = await moneyMovedBy(platform, { from }, pay, 'nothing');

    expect(debited, 'the amount debited from the source').toBe(0);
  });
});
