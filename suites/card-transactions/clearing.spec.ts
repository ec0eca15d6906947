import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusOnce } from '../../fixtures/areas/card-transactions/rows.ts';
import { balanceOnce, newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  PRICE,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('a purchase cleared in full', () => {
  test('comes to SETTLED', covers('CARD-TRANSACTION-SETTLED-001'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await authorizedPurchase(platform, spender);

    const body = rowBody(platform, id, { amount: PRICE });
    expect(await simulate(platform, 'clearing', card.id, body), '', ['G-59']).toBeSuccess();

    expect(await statusOnce(platform, card.id, id, 'SETTLED'), 'its status').toBe('SETTLED');
  });

  test('has taken its price', covers('CARD-TRANSACTION-SETTLED-002'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    await settledPurchase(platform, spender);

    const left = await balanceOnce(platform, spender, before - PRICE);
    expect(before - left, 'what has left the account', spender.rests).toBe(PRICE);
  });
});
