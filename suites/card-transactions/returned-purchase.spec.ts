import { expectAmount, expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { refundRows } from '../../fixtures/areas/card-transactions/refund-rows.ts';
import {
  amountIn,
  expectKept,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { statusIn as cardStatusIn, readCard } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect, member, type Platform } from '../../fixtures/index.ts';

/** A settled purchase of a card of its own, after returns of these amounts. */
async function returned(platform: Platform, ...amounts: readonly number[]) {
  const spender = await newSpender(platform);
  const before = await balanceOf(platform, spender);
  const purchase = await settledPurchase(platform, spender);
  const refunds = await refundRows(platform, spender, purchase, amounts);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  /** The purchase once it reports so much, for it may do so later. */
  const reporting = (amount = total) =>
    waitForRow(
      platform,
      spender.card.id,
      purchase.id,
      (each) => amountIn(each, 'refundedAmount') === amount,
    );
  return { spender, before, purchase, refunds, total, reporting };
}

check.describe('a purchase that is returned', () => {
  for (const [how, row, amounts] of [
    ['in full', 'CARD-TRANSACTION-REFUND-005', [PRICE]],
    ['in part', 'CARD-TRANSACTION-REFUND-009', [1_200]],
    ['in full by several returns', 'CARD-TRANSACTION-REFUND-010', [1_200, PRICE - 1_200]],
  ] as const) {
    check(`${how} stays SETTLED`, row, async ({ platform }) => {
      const { reporting } = await returned(platform, ...amounts);

      expect(statusIn(await reporting()), 'the status of the purchase').toBe('SETTLED');
    });
  }

  check(
    'in full becomes REFUNDED under August 2026 rules',
    'CARD-TRANSACTION-REFUND-017',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      await requireSimulated(platform, 'return', spender, rowBody(id, { amount: PRICE }));

      const status = await waitForStatus(platform, spender.card.id, id, 'REFUNDED');
      expect(status, 'the status of the purchase').toBe('REFUNDED');
    },
  );

  check(
    'in full is not REFUNDED, and neither is its refund row',
    'CARD-TRANSACTION-REFUND-011',
    async ({ platform }) => {
      const { spender, refunds, reporting } = await returned(platform, PRICE);
      const purchase = await reporting();

      for (const { id } of refunds) {
        const refund = await waitForRow(
          platform,
          spender.card.id,
          id,
          (each) => each !== undefined,
        );
        expect(statusIn(refund), 'the status of the refund').not.toBe('REFUNDED');
      }
      expect(statusIn(purchase), 'the status of the purchase').not.toBe('REFUNDED');
      const card = (await readCard(platform, spender.card)).json;
      expect(cardStatusIn(platform, card), 'the status of the card').toBe('ACTIVE');
    },
  );

  check(
    'shows the returned value as refundedAmount',
    'CARD-TRANSACTION-REFUND-006',
    async ({ platform }) => {
      const { total, reporting } = await returned(platform, PRICE - 1_100);

      const record = await reporting();

      expect(
        member(record, 'refundedAmount') ?? 'none',
        'the refundedAmount of the purchase',
      ).not.toBe('none');
      expectAmount(amountIn(record, 'refundedAmount'), 'the refundedAmount of the purchase').toBe(
        total,
      );
    },
  );

  check(
    'shows the sum of several returns as refundedAmount',
    'CARD-TRANSACTION-REFUND-012',
    async ({ platform }) => {
      const { total, reporting } = await returned(platform, 1_200, 700, 900);

      const record = await reporting();

      expectAmount(amountIn(record, 'refundedAmount'), 'the refundedAmount of the purchase').toBe(
        total,
      );
    },
  );

  check('has a refund row for each return', 'CARD-TRANSACTION-REFUND-013', async ({ platform }) => {
    const amounts = [1_200, 700];
    const { spender, purchase, refunds } = await returned(platform, ...amounts);

    expect(new Set(refunds.map(({ id }) => id)).size, 'the number of refund rows').toBe(2);
    for (const [n, { id }] of refunds.entries()) {
      const isShown = (each: unknown) => amountIn(each, 'settledAmount') === amounts[n];
      const record = await waitForRow(platform, spender.card.id, id, isShown);
      expect(
        member(record, 'originalTransactionId'),
        `the originalTransactionId of refund ${n}`,
      ).toBe(purchase.id);
      expectAmount(amountIn(record, 'settledAmount'), `the settledAmount of refund ${n}`).toBe(
        amounts[n],
      );
    }
  });

  check('is credited only once', 'CARD-TRANSACTION-REFUND-014', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);
    const { id } = await settledPurchase(platform, spender);
    const body = rowBody(id, { amount: 1_900 });
    await requireSimulated(platform, 'return', spender, body);

    const spent = await waitForSpent(platform, spender, before, PRICE - 1_900);

    expectOfBalance(spent, 'the amount debited from the account').toBe(PRICE - 1_900);
    const later = await seenLater(() => balanceOf(platform, spender), before - spent);
    expectOfBalance(before - later, 'the amount debited from the account a moment later').toBe(
      PRICE - 1_900,
    );
  });

  check(
    'keeps its settledAmount and direction',
    'CARD-TRANSACTION-REFUND-015',
    async ({ platform }) => {
      const { purchase, reporting } = await returned(platform, 1_900);

      const record = await reporting();

      const before = amountIn(purchase.record, 'settledAmount');
      expect(amountIn(record, 'settledAmount'), 'the settledAmount of the returned purchase').toBe(
        before,
      );
      expect(member(record, 'direction'), 'the direction of the returned purchase').toBe(
        member(purchase.record, 'direction'),
      );
    },
  );

  check('does not change another purchase', 'CARD-TRANSACTION-REFUND-016', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);
    const other = await settledPurchase(platform, spender);
    const purchase = await settledPurchase(platform, spender);

    const body = rowBody(purchase.id, { amount: 1_900 });
    await requireSimulated(platform, 'return', spender, body);
    await waitForSpent(platform, spender, before, 2 * PRICE - 1_900);

    const status = await waitForStatus(platform, spender.card.id, other.id, 'SETTLED');
    expect(status, 'the status of the other purchase').toBe('SETTLED');
    const record = await waitForRow(
      platform,
      spender.card.id,
      other.id,
      (each) => each !== undefined,
    );
    expect(
      amountIn(record, 'refundedAmount') ?? 0,
      'the refundedAmount of the other purchase',
    ).toBe(0);
    expectKept(other, record, 'the other purchase');
  });
});
