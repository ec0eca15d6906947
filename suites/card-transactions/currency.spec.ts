import {
  currencyOfRefund,
  expectTold,
} from '../../fixtures/areas/card-transactions/refund-currency.ts';
import { waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import { sharedRow, sharedSpender } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { accountRowsOf } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { check, expect, member, type Platform, undecided } from '../../fixtures/index.ts';

/** The currency of the account that a refund went to. */
async function currencyOfAccount(platform: Platform): Promise<unknown> {
  const { customerId, accountId } = await sharedSpender(platform);
  const rows = await accountRowsOf(platform, customerId);
  const row = rows.find((each) => member(each, 'id') === accountId);
  return member(member(row, 'balance'), 'currency');
}

/** What a currency tells of itself. */
function told(currency: unknown): readonly unknown[] {
  return ['decimals', 'name', 'symbol'].map((name) => member(currency, name));
}

check.describe('the currency of a card transaction', () => {
  check('shows its decimals', 'CARD-TRANSACTION-CURRENCY-001', async ({ platform }) => {
    const decimals = member(await currencyOfRefund(platform), 'decimals');
    // Whether it is shown and whether as a number is a gap; that it is a whole number is not.
    const isWhole =
      ['', undefined, null].includes(decimals as string) || /^\d+$/.test(`${decimals}`);
    const isNumber = Number.isInteger(decimals) && Number(decimals) >= 0;
    expect(
      isNumber,
      isWhole ? 'whether the decimals are a number' : 'whether the decimals are whole',
    ).toBe(true);
  });

  for (const [name, row] of [
    ['name', 'CARD-TRANSACTION-CURRENCY-002'],
    ['symbol', 'CARD-TRANSACTION-CURRENCY-003'],
  ] as const) {
    check(`shows its ${name}`, row, async ({ platform }) => {
      expectTold(await currencyOfRefund(platform), name);
    });
  }

  for (const [name, row] of [
    ['decimals', 'CARD-TRANSACTION-CURRENCY-004'],
    ['code', 'CARD-TRANSACTION-CURRENCY-005'],
  ] as const) {
    check(`has the ${name} that the account shows`, row, async ({ platform }) => {
      const ofAccount = member(await currencyOfAccount(platform), name);
      const shown = member(await currencyOfRefund(platform), name);
      // What one of them does not show differs in nothing.
      const isBoth = ![shown, ofAccount].includes(undefined);
      expect(
        shown,
        isBoth
          ? `the ${name} of the amount, beside the ${name} of the account`
          : `the ${name} of the amount`,
      ).toBe(ofAccount);
    });
  }

  check(
    'is the same on a purchase and its refund row',
    'CARD-TRANSACTION-CURRENCY-006',
    async ({ platform }) => {
      const refunded = told(await currencyOfRefund(platform));
      const { card } = await sharedSpender(platform);
      const { id } = await sharedRow(platform, 'returned');
      const isReported = (each: unknown) => member(each, 'refundedAmount') !== undefined;
      const purchase = await waitForRow(platform, card.id, id, isReported);
      const amounts = ['settledAmount', 'refundedAmount'].filter((name) => member(purchase, name));
      if (amounts.length === 0)
        undecided('the returned purchase shows neither settledAmount nor refundedAmount');
      for (const name of amounts) {
        const currency = member(member(purchase, name), 'currency');

        expect(told(currency), `the currency of the ${name} of the purchase`).toEqual(refunded);
      }
    },
  );
});
