import {
  booksOf,
  openSpender,
  settledSpender,
} from '../../fixtures/areas/card-transactions/books.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { purchaseBody, rowBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  PRICE,
  refundRow,
  requireSimulated,
} from '../../fixtures/areas/card-transactions/states.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { malformedMcc } from '../../generators/card-transactions/malformed-mcc.ts';

check.describe('a simulated authorization', () => {
  for (const [name, row] of [
    ['merchant', 'SIMULATE-BODY-001'],
    ['currency', 'SIMULATE-BODY-002'],
  ] as const) {
    check(`without a ${name} is refused`, row, async ({ platform }) => {
      const { spender } = await settledSpender(platform);
      const before = await booksOf(platform, spender);

      const body = { ...purchaseBody(spender, PRICE), [name]: undefined };
      const reply = await simulate(platform, 'authorization', spender.card.id, body);

      expect(reply).toBeRefused();
      expect(await booksOf(platform, spender), 'the rows and the money after the refusal').toEqual(
        before,
      );
    });
  }

  check('in an unknown currency debits nothing', 'SIMULATE-BODY-003', async ({ platform }) => {
    const { spender } = await settledSpender(platform);
    const { balance } = await booksOf(platform, spender);

    const body = purchaseBody({ currency: 'QQQ' }, PRICE);
    const reply = await simulate(platform, 'authorization', spender.card.id, body);

    // It may be declined as well as refused, and tell so in a row.
    const spent = await waitForSpent(platform, spender, balance, 0);
    expect(spent, `the amount debited after ${reply.status}`).toBe(0);
  });

  check(
    'with an mcc that does not have four digits is refused',
    'SIMULATE-BODY-004',
    async ({ platform }) => {
      const { spender } = await settledSpender(platform);
      const before = await booksOf(platform, spender);

      await forAll(
        malformedMcc,
        async (mcc) => {
          const body = purchaseBody(spender, PRICE, { ...SHOP, mcc });
          const reply = await simulate(platform, 'authorization', spender.card.id, body);
          expect(reply).toBeRefused();
        },
        4,
      );
      expect(await booksOf(platform, spender), 'the rows and the money after the refusals').toEqual(
        before,
      );
    },
  );
});

check(
  'a simulated return_reversal without the id of a refund row is refused',
  'SIMULATE-BODY-005',
  async ({ platform }) => {
    const { spender, purchase } = await settledSpender(platform);
    const { balance } = await booksOf(platform, spender);
    const { id } = await refundRow(platform, spender, purchase);
    await waitForSpent(platform, spender, balance, -PRICE);
    const before = await booksOf(platform, spender);

    const reply = await simulate(platform, 'return_reversal', spender.card.id, {});

    expect(reply).toBeRefused();
    expect(await booksOf(platform, spender), 'the rows and the money after the refusal').toEqual(
      before,
    );
    await requireSimulated(platform, 'return_reversal', spender, rowBody(id));
  },
);

check(
  'a simulated clearing without the id of a card transaction is refused',
  'SIMULATE-BODY-006',
  async ({ platform }) => {
    const { spender, purchase } = await openSpender(platform);
    const before = await booksOf(platform, spender);

    const reply = await simulate(platform, 'clearing', spender.card.id, { amount: PRICE });

    const after = await booksOf(platform, spender);
    expect(reply).toBeRefused();
    expect(after, 'the rows and the money after the refusal').toEqual(before);
    await requireSimulated(platform, 'clearing', spender, rowBody(purchase.id, { amount: PRICE }));
  },
);
