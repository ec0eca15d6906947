import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  PRICE,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect } from '../../fixtures/index.ts';

/** More than was authorized, as a meal with the tip. */
const MORE = PRICE + 800;

check.describe('a purchase cleared above its authorized amount', () => {
  check('becomes SETTLED', 'CARD-TRANSACTION-OVER-001', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { id } = await authorizedPurchase(platform, spender);

    await cleared(platform, spender, { id }, MORE);

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    expect(status, 'the status of the purchase').toBe('SETTLED');
  });

  check('debits the cleared amount', 'CARD-TRANSACTION-OVER-002', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);
    const { id } = await authorizedPurchase(platform, spender);

    await cleared(platform, spender, { id }, MORE);

    const spent = await waitForSpent(platform, spender, before, MORE);
    const record = await waitForRow(platform, spender.card.id, id, (each) => each !== undefined);
    // Where the row says that all of it was settled, it has to have left the account.
    const isSaid = statusIn(record) === 'SETTLED' && amountIn(record, 'settledAmount') === MORE;
    expectOfBalance(
      spent,
      'the amount that has left the account',
      isSaid ? undefined : 'state',
    ).toBe(MORE);
  });

  check(
    'lets another purchase settle in full',
    'CARD-TRANSACTION-OVER-003',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const other = await authorizedPurchase(platform, spender);
      const { id } = await authorizedPurchase(platform, spender);

      await cleared(platform, spender, { id }, MORE);
      await cleared(platform, spender, other);

      const spent = await waitForSpent(platform, spender, before, MORE + PRICE);
      const record = await waitForRow(platform, spender.card.id, id, (each) => each !== undefined);
      const isSaid = statusIn(record) === 'SETTLED' && amountIn(record, 'settledAmount') === MORE;
      expectOfBalance(
        spent,
        'the amount that has left the account',
        isSaid ? undefined : 'state',
      ).toBe(MORE + PRICE);
      const status = await waitForStatus(platform, spender.card.id, other.id, 'SETTLED');
      expect(status, 'the status of the other authorization').toBe('SETTLED');
    },
  );
});
