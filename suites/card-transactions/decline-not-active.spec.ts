import { type CardEvent, simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import {
  isDeclined,
  reasonIn,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfBalance, expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { idsOfCard, openedBy, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import {
  newSpender,
  type Spender,
  secondCard,
} from '../../fixtures/areas/card-transactions/spender.ts';
import {
  approvedPurchase,
  attempted,
  opened,
  PRICE,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

/** The record of an authorization on a closed card; how such a card answers a simulated event is a gap. */
async function recordOnClosed(platform: Platform, spender: Spender, event: CardEvent) {
  const { card } = spender;
  const before = await idsOfCard(platform, card.id);
  const reply = await simulate(platform, event, card.id, purchaseBody(spender, PRICE));
  expect(reply, 'the authorization').toBeSuccess();
  const row = await openedBy(platform, card.id, reply, before);
  return waitForRow(platform, card.id, row?.id ?? 'no row', isDeclined);
}

check.describe('an authorization', () => {
  check(
    'on a frozen card is declined with CARD_NOT_ACTIVE',
    'CARD-TRANSACTION-REASON-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      await approvedPurchase(platform, spender);
      await bringTo(platform, spender.card, 'FROZEN');

      const record = await recordOfAuthorization(platform, spender, { amount: PRICE });

      expectOfRow(
        reasonIn(record),
        'the cardDeclinedReason of the authorization',
        isDeclined(record) ? undefined : 'state',
      ).toBe('CARD_NOT_ACTIVE');
    },
  );

  for (const [how, moves] of [
    ['on a closed card', ['CLOSED']],
    ['on a card closed after a freeze', ['FROZEN', 'CLOSED']],
  ] as const) {
    check(
      `${how} is declined with CARD_NOT_ACTIVE`,
      'CARD-TRANSACTION-REASON-002',
      async ({ platform }) => {
        const spender = await newSpender(platform);
        await approvedPurchase(platform, spender);
        for (const status of moves) await bringTo(platform, spender.card, status);

        const record = await recordOnClosed(platform, spender, 'authorization');

        expect(reasonIn(record), 'the cardDeclinedReason of the authorization').toBe(
          'CARD_NOT_ACTIVE',
        );
      },
    );
  }

  check(
    'on a card that was unfrozen is approved',
    'CARD-TRANSACTION-REASON-003',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      await approvedPurchase(platform, spender);
      await bringTo(platform, spender.card, 'FROZEN');
      await attempted(platform, 'authorization', spender, purchaseBody(spender, PRICE));
      await bringTo(platform, spender.card, 'ACTIVE');

      const status = await statusOfAuthorization(platform, spender, { amount: PRICE });

      expect(status, 'the status of the authorization').not.toBe('DECLINED');
    },
  );

  check(
    'is approved while another card of the account is frozen',
    'CARD-TRANSACTION-REASON-004',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const other = await secondCard(platform, spender);
      await approvedPurchase(platform, other);
      await bringTo(platform, spender.card, 'FROZEN');

      const status = await statusOfAuthorization(platform, other, { amount: PRICE });

      expect(status, 'the status of the authorization on the other card').not.toBe('DECLINED');
    },
  );

  check(
    'is declined on a frozen card even if the account has an active card',
    'CARD-TRANSACTION-REASON-035',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const other = await secondCard(platform, spender);
      await approvedPurchase(platform, spender);
      for (const { card } of [spender, other]) await bringTo(platform, card, 'FROZEN');
      const control = await recordOfAuthorization(platform, spender, { amount: PRICE });
      await bringTo(platform, other.card, 'ACTIVE');

      const record = await recordOfAuthorization(platform, spender, { amount: PRICE });

      // Where a frozen card is declined as long as no other is active, it is declined in any case.
      const isAlike = isDeclined(record) || isDeclined(control);
      expectOfRow(
        reasonIn(record),
        'the cardDeclinedReason of the authorization',
        isAlike ? undefined : 'state',
      ).toBe('CARD_NOT_ACTIVE');
    },
  );
});

check(
  'a financial authorization on a frozen card is declined and debits nothing',
  'CARD-TRANSACTION-REASON-023',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);
    await bringTo(platform, spender.card, 'FROZEN');

    const event = 'financial_authorization';
    const record = await recordOfAuthorization(platform, spender, { amount: PRICE, event });

    expect(reasonIn(record), 'the cardDeclinedReason of the authorization').toBe('CARD_NOT_ACTIVE');
    expectOfBalance(await waitForSpent(platform, spender, all, 0), 'the debited amount').toBe(0);
  },
);

check(
  'a financial authorization on a closed card is declined and debits nothing',
  'CARD-TRANSACTION-REASON-036',
  async ({ platform }) => {
    const event = 'financial_authorization';
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);
    await opened(platform, event, spender, purchaseBody(spender, PRICE));
    // What is debited late would be taken for a debit of the closed card.
    if ((await waitForSpent(platform, spender, all, PRICE)) !== PRICE)
      undecided('a financial authorization on an active card has not debited its amount');
    await bringTo(platform, spender.card, 'CLOSED');
    const left = await balanceOf(platform, spender);

    const record = await recordOnClosed(platform, spender, event);

    expect(reasonIn(record), 'the cardDeclinedReason of the authorization').toBe('CARD_NOT_ACTIVE');
    expectOfBalance(await waitForSpent(platform, spender, left, 0), 'the debited amount').toBe(0);
  },
);
