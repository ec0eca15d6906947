import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { holdsSeen, waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { statusIn, waitForStatus } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, secondCard } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  approvedPurchase,
  authorizedPurchase,
  opened,
  PRICE,
  requireSimulated,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an authorization', () => {
  check(
    'that is approved becomes AUTHORIZED',
    'CARD-TRANSACTION-HOLD-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);

      const { id } = await approvedPurchase(platform, spender);

      const status = await waitForStatus(platform, spender.card.id, id, 'AUTHORIZED');
      expect(status, 'the status of the authorization').toBe('AUTHORIZED');
    },
  );

  check(
    'that is approved lowers the balance of the account by its amount',
    'CARD-TRANSACTION-HOLD-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);

      await approvedPurchase(platform, spender);

      const held = await waitForSpent(platform, spender, before, PRICE);
      expect(held, 'the amount debited from the balance').toBe(PRICE);
    },
  );

  for (const [which, row] of [
    ['the same card', 'CARD-TRANSACTION-HOLD-003'],
    ['another card of the account', 'CARD-TRANSACTION-HOLD-004'],
  ] as const) {
    check(`holds money that ${which} can no longer spend`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const other = which === 'the same card' ? spender : await secondCard(platform, spender);
      const all = await balanceOf(platform, spender);
      const isShown = await holdsSeen(platform);
      await approvedPurchase(platform, spender, all - 500);
      await waitForSpent(platform, spender, all, all - 500);

      if (isShown) {
        await simulate(platform, 'authorization', other.card.id, purchaseBody(other, 501));
        const left = await seenLater(() => balanceOf(platform, spender), 500);
        expectOfBalance(left, 'the balance after an authorization of one unit above it').toBe(500);
      } else {
        const more = await opened(platform, 'authorization', other, purchaseBody(other, 501));
        const status = await waitForStatus(platform, other.card.id, more.id, 'DECLINED');
        expect(status, 'the status of an authorization of one unit above the rest').toBe(
          'DECLINED',
        );
      }
      const fits = await opened(platform, 'authorization', other, purchaseBody(other, 500));
      expect(
        statusIn(fits.record),
        'the status of an authorization of the rest of the balance',
      ).not.toBe('DECLINED');
    });
  }

  check(
    'reserves the amount of its latest authorization_advice',
    'CARD-TRANSACTION-HOLD-005',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await authorizedPurchase(platform, spender);

      for (const total of [PRICE + 2_100, PRICE - 1_400]) {
        const body = rowBody(id, { amount: total });
        await requireSimulated(platform, 'authorization_advice', spender, body);

        const held = await waitForSpent(platform, spender, before, total);
        expect(held, `the amount held after the advice of ${total}`).toBe(total);
      }
    },
  );

  check(
    'keeps its status after an authorization_advice',
    'CARD-TRANSACTION-HOLD-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id, record } = await authorizedPurchase(platform, spender);
      const total = PRICE + 2_100;

      await requireSimulated(
        platform,
        'authorization_advice',
        spender,
        rowBody(id, { amount: total }),
      );

      // By now the advice has had its effect, if it has any.
      await waitForSpent(platform, spender, before, total);
      const status = statusIn(record) ?? 'none';
      expect(
        await waitForStatus(platform, spender.card.id, id, status),
        'the status of the authorization after the advice',
      ).toBe(status);
    },
  );

  check(
    'can be cleared after its card was frozen and unfrozen',
    'CARD-TRANSACTION-HOLD-007',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await authorizedPurchase(platform, spender);
      for (const status of ['FROZEN', 'ACTIVE'] as const) {
        await bringTo(platform, spender.card, status);
      }

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'clearing', spender.card.id, body);

      expect(reply, 'the clearing').toBeSuccess();
      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      expect(status, 'the status of the purchase').toBe('SETTLED');
    },
  );
});
