import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusOnce } from '../../fixtures/areas/card-transactions/rows.ts';
import { balanceOnce, newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { authorizedPurchase, voidedRow } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

/** How a row may end that was cleared of nothing; how a sandbox lets it lapse is a gap. */
const isOver = (status: string | undefined) =>
  ['SETTLED', 'DECLINED', 'EXCEPTION', 'REFUNDED'].includes(status ?? '');

test.describe('an authorization that lapses', () => {
  test('comes to VOIDED', covers('CARD-TRANSACTION-VOIDED-001'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await authorizedPurchase(platform, spender);

    const body = rowBody(platform, id, { amount: 0 });
    expect(await simulate(platform, 'clearing', card.id, body), '', ['X-33']).toBeSuccess();

    const status = await statusOnce(platform, card.id, id, 'VOIDED');
    expect(status, 'its status', isOver(status) ? [] : ['G-58', 'X-33']).toBe('VOIDED');
  });

  test('leaves the money', covers('CARD-TRANSACTION-VOIDED-002'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    await voidedRow(platform, spender);

    const left = await balanceOnce(platform, spender, before);
    expect(left, 'what is on the account', spender.rests).toBe(before);
  });
});
