import { waitForStatus } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  overcleared,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect } from '../../fixtures/index.ts';

check(
  'a purchase whose clearing exceeds the balance becomes EXCEPTION',
  'CARD-TRANSACTION-EXCEPTION-001',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    await settledPurchase(platform, spender);
    const { id } = await authorizedPurchase(platform, spender);
    const left = await balanceOf(platform, spender);

    await overcleared(platform, spender, { id }, 2 * left + 10_000);

    const status = await waitForStatus(platform, spender.card.id, id, 'EXCEPTION');
    expect(status, 'the status of the purchase').toBe('EXCEPTION');
  },
);
