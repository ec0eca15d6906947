import {
  booksOf,
  openSpender,
  settledSpender,
} from '../../fixtures/areas/card-transactions/books.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { PRICE, requireSimulated } from '../../fixtures/areas/card-transactions/states.ts';
import { check, expect, forAll, forEachKind } from '../../fixtures/index.ts';
import {
  absentAmount,
  faultyAmount,
  fractionalAmount,
  negativeAmount,
  textualAmount,
  zeroAmount,
} from '../../generators/card-transactions/faulty-amount.ts';

check.describe('a simulated authorization', () => {
  for (const [what, amounts, row] of [
    ['of zero', zeroAmount, 'SIMULATE-AMOUNT-001'],
    ['of less than zero', negativeAmount, 'SIMULATE-AMOUNT-002'],
    ['with a fraction as the amount', fractionalAmount, 'SIMULATE-AMOUNT-003'],
    ['with a string as the amount', textualAmount, 'SIMULATE-AMOUNT-004'],
    ['without an amount', absentAmount, 'SIMULATE-AMOUNT-005'],
  ] as const) {
    check(`${what} is refused`, row, async ({ platform }) => {
      const { spender } = await settledSpender(platform);
      const before = await booksOf(platform, spender);

      await forAll<unknown>(
        amounts,
        async (amount) => {
          const body = purchaseBody(spender, amount);
          const reply = await simulate(platform, 'authorization', spender.card.id, body);
          expect(reply).toBeRefused();
        },
        3,
      );
      expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
        before,
      );
    });
  }
});

check(
  'a simulated clearing of an invalid amount is refused',
  'SIMULATE-AMOUNT-006',
  async ({ platform }) => {
    const { spender, purchase } = await openSpender(platform);
    const before = await booksOf(platform, spender);

    // Zero ends an authorization.
    await forEachKind<unknown>(
      [negativeAmount, fractionalAmount, textualAmount, absentAmount],
      async (amount) => {
        const body = rowBody(purchase.id, { amount });
        expect(await simulate(platform, 'clearing', spender.card.id, body)).toBeRefused();
      },
      1,
    );
    expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
      before,
    );
  },
);

check(
  'a simulated return of an invalid amount is refused',
  'SIMULATE-AMOUNT-007',
  async ({ platform }) => {
    const { spender, purchase } = await settledSpender(platform);
    const before = await booksOf(platform, spender);

    await forEachKind<unknown>(
      faultyAmount,
      async (amount) => {
        const body = rowBody(purchase.id, { amount });
        expect(await simulate(platform, 'return', spender.card.id, body)).toBeRefused();
      },
      1,
    );
    expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
      before,
    );
    await requireSimulated(platform, 'return', spender, rowBody(purchase.id, { amount: PRICE }));
  },
);

check(
  'a simulated authorization_advice of an invalid amount is refused',
  'SIMULATE-AMOUNT-011',
  async ({ platform }) => {
    const { spender, purchase } = await openSpender(platform);
    const before = await booksOf(platform, spender);
    const endsOne = platform.target.setting('simulate.expiryEvent') === 'authorization_advice';

    await forEachKind<unknown>(
      faultyAmount.filter((amount) => !(endsOne && amount === zeroAmount)),
      async (amount) => {
        const body = rowBody(purchase.id, { amount });
        const reply = await simulate(platform, 'authorization_advice', spender.card.id, body);
        expect(reply).toBeRefused();
      },
      1,
    );
    expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
      before,
    );
    const total = rowBody(purchase.id, { amount: PRICE + 100 });
    await requireSimulated(platform, 'authorization_advice', spender, total);
  },
);

check.describe('a simulated', () => {
  for (const [event, row] of [
    ['financial_credit_authorization', 'SIMULATE-AMOUNT-008'],
    ['financial_authorization', 'SIMULATE-AMOUNT-009'],
    ['credit_authorization', 'SIMULATE-AMOUNT-010'],
    ['credit_authorization_advice', 'SIMULATE-AMOUNT-012'],
  ] as const) {
    check(`${event} of an invalid amount is refused`, row, async ({ platform }) => {
      const { spender } = await settledSpender(platform);
      const before = await booksOf(platform, spender);

      await forEachKind<unknown>(
        faultyAmount,
        async (amount) => {
          const body = purchaseBody(spender, amount);
          expect(await simulate(platform, event, spender.card.id, body)).toBeRefused();
        },
        1,
      );
      expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
        before,
      );
      await requireSimulated(platform, event, spender, purchaseBody(spender, PRICE));
    });
  }
});
