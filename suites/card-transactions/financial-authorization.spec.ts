import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { idsOfCard, waitForStatus } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { approvedPurchase, opened, PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, member } from '../../fixtures/index.ts';

const EVENT = 'financial_authorization';

check.describe('a financial authorization', () => {
  check('becomes SETTLED', 'SIMULATE-FINANCIAL-001', async ({ platform }) => {
    const spender = await newSpender(platform);

    const { id } = await opened(platform, EVENT, spender, purchaseBody(spender, PRICE));

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    expect(status ?? 'none', 'the status of the financial_authorization').toBe('SETTLED');
  });

  check('debits its amount', 'SIMULATE-FINANCIAL-002', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    const { id } = await opened(platform, EVENT, spender, purchaseBody(spender, PRICE));

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    const doubt = status === 'SETTLED' ? undefined : 'state';
    const spent = await waitForSpent(platform, spender, before, PRICE);
    expectOfBalance(spent, 'the debited amount', doubt).toBe(PRICE);
  });

  check('does not have the direction CREDIT', 'SIMULATE-FINANCIAL-003', async ({ platform }) => {
    const spender = await newSpender(platform);

    const { record } = await opened(platform, EVENT, spender, purchaseBody(spender, PRICE));

    expect(
      member(record, 'direction') ?? 'none',
      'the direction of the financial_authorization',
    ).not.toBe('CREDIT');
  });
});

check.describe('a balance inquiry', () => {
  check('creates no card transaction', 'SIMULATE-INQUIRY-001', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;

    const reply = await simulate(platform, 'balance_inquiry', card.id, { merchant: SHOP });

    expect(reply, 'the inquiry').toBeSuccess();
    // The row of what came after it is there, so that of the inquiry would be.
    const { id } = await approvedPurchase(platform, spender);
    expect(await idsOfCard(platform, card.id), 'the rows of the card').toEqual([id]);
  });

  check('moves no money', 'SIMULATE-INQUIRY-002', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    const body = { merchant: SHOP };
    const reply = await simulate(platform, 'balance_inquiry', spender.card.id, body);

    expect(reply, 'the inquiry').toBeSuccess();
    expect(await waitForSpent(platform, spender, before, 0), 'the debited amount').toBe(0);
  });
});
