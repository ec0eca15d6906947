import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { sharedRecord } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  PRICE,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { check, expect, forAll, notShown } from '../../fixtures/index.ts';
import { price } from '../../generators/card-transactions/price.ts';

check.describe('a purchase cleared in full', () => {
  check('becomes SETTLED', 'CARD-TRANSACTION-SETTLED-001', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await authorizedPurchase(platform, spender);

    const body = rowBody(id, { amount: PRICE });
    const reply = await simulate(platform, 'clearing', card.id, body);

    expect(reply, 'the clearing').toBeSuccess();
    expect(
      await waitForStatus(platform, card.id, id, 'SETTLED'),
      'the status of the purchase',
    ).toBe('SETTLED');
  });

  check(
    'debits its amount from the account',
    'CARD-TRANSACTION-SETTLED-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);

      await settledPurchase(platform, spender);

      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(spent, 'the amount that has left the account').toBe(PRICE);
    },
  );

  check(
    'debits exactly its amount from the account, for any amount',
    'CARD-TRANSACTION-SETTLED-003',
    async ({ platform }) => {
      const spender = await newSpender(platform);

      await forAll(
        price,
        async (amount) => {
          const before = await balanceOf(platform, spender);

          await settledPurchase(platform, spender, amount);

          const spent = await waitForSpent(platform, spender, before, amount);
          expectOfBalance(spent, 'the amount that has left the account').toBe(amount);
        },
        6,
      );
    },
  );

  check(
    'shows its amount as settledAmount',
    'CARD-TRANSACTION-SETTLED-004',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      const isShown = (each: unknown) => amountIn(each, 'settledAmount') === PRICE;
      const record = await waitForRow(platform, spender.card.id, id, isShown);

      expect(amountIn(record, 'settledAmount'), 'the settledAmount of the purchase').toBe(PRICE);
    },
  );
});

check.describe('a purchase cleared in parts', () => {
  check('becomes SETTLED', 'CARD-TRANSACTION-SETTLED-005', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { id } = await authorizedPurchase(platform, spender);

    await cleared(platform, spender, { id }, 1_700);
    await cleared(platform, spender, { id }, PRICE - 1_700);

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    expect(status, 'the status of the purchase').toBe('SETTLED');
  });

  check(
    'debits the sum of its parts from the account',
    'CARD-TRANSACTION-SETTLED-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await authorizedPurchase(platform, spender);

      for (const part of [1_700, 900, PRICE - 2_600])
        await cleared(platform, spender, { id }, part);

      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(spent, 'the amount that has left the account').toBe(PRICE);
    },
  );

  check(
    'is neither VOIDED nor DECLINED before its last clearing',
    'CARD-TRANSACTION-PARTIAL-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id, record } = await authorizedPurchase(platform, spender);

      await cleared(platform, spender, { id }, 1_700);

      const isMoved = (each: unknown) => statusIn(each) !== statusIn(record);
      const status = statusIn(await waitForRow(platform, spender.card.id, id, isMoved));
      expect(status, 'the status of the purchase cleared in part').not.toBe('VOIDED');
      expect(status, 'the status of the purchase cleared in part').not.toBe('DECLINED');
    },
  );

  check(
    'is PARTIALLY_SETTLED before its last clearing',
    'CARD-TRANSACTION-PARTIAL-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await authorizedPurchase(platform, spender);

      await cleared(platform, spender, { id }, 1_700);

      const isThere = (each: unknown) => statusIn(each) === 'PARTIALLY_SETTLED';
      const record = await waitForRow(platform, spender.card.id, id, isThere);
      // The words of both states are gaps; that they are two is stated.
      const open = isThere(record) ? undefined : await sharedRecord(platform, 'authorized');
      const isOpen =
        shownAmount(record, 'settledAmount') === 1_700 &&
        (shownAmount(open, 'settledAmount') ?? 0) === 0 &&
        statusIn(record) === statusIn(open);
      expect(
        statusIn(record),
        isOpen
          ? 'the status of the purchase, the same as of an open purchase'
          : 'the status of the purchase cleared in part',
      ).toBe('PARTIALLY_SETTLED');
    },
  );

  check(
    'shows the sum of the cleared parts as settledAmount',
    'CARD-TRANSACTION-PARTIAL-003',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await authorizedPurchase(platform, spender);

      for (const part of [1_700, 900]) await cleared(platform, spender, { id }, part);

      const isShown = (each: unknown) => amountIn(each, 'settledAmount') === 2_600;
      const record = await waitForRow(platform, spender.card.id, id, isShown);
      // It may be shown once all is cleared, or never.
      const settled =
        amountIn(record, 'settledAmount') ?? notShown('the settledAmount of the purchase');
      expect(settled, 'the settledAmount of the purchase').toBe(2_600);
    },
  );
});
