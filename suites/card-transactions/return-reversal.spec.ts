import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import {
  expectAmount,
  expectOfBalance,
  expectOfRow,
} from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  expectKept,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

const RETURNED = 1_900;

/** A settled purchase, a return of it, and what was on the account before both. */
async function returnedPurchase(platform: Platform) {
  const spender = await newSpender(platform);
  const before = await balanceOf(platform, spender);
  const purchase = await settledPurchase(platform, spender);
  const refund = await refundRow(platform, spender, purchase, RETURNED);
  await waitForSpent(platform, spender, before, PRICE - RETURNED);
  return { spender, before, purchase, refund };
}

/** Takes a return back, and tells whether its row is VOIDED then: what goes with it binds. */
async function reversed(platform: Platform, spender: Spender, refund: { readonly id: string }) {
  await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));
  return (await waitForStatus(platform, spender.card.id, refund.id, 'VOIDED')) === 'VOIDED';
}

check.describe('the reversal of a return', () => {
  check(
    'is accepted with the id of the refund row',
    'CARD-TRANSACTION-REVERSAL-001',
    async ({ platform }) => {
      const { spender, refund } = await returnedPurchase(platform);

      const body = rowBody(refund.id);
      const reply = await simulate(platform, 'return_reversal', spender.card.id, body);

      expect(reply).toBeSuccess();
    },
  );

  check('voids the refund row', 'CARD-TRANSACTION-REVERSAL-002', async ({ platform }) => {
    const { spender, refund } = await returnedPurchase(platform);

    await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));

    const status = await waitForStatus(platform, spender.card.id, refund.id, 'VOIDED');
    expect(status, 'the status of the refund').toBe('VOIDED');
  });

  check('leaves the purchase SETTLED', 'CARD-TRANSACTION-REVERSAL-003', async ({ platform }) => {
    const { spender, purchase, refund } = await returnedPurchase(platform);

    await reversed(platform, spender, refund);

    const status = await waitForStatus(platform, spender.card.id, purchase.id, 'SETTLED');
    expect(status, 'the status of the purchase').toBe('SETTLED');
  });

  check(
    'debits the value that the return credited',
    'CARD-TRANSACTION-REVERSAL-004',
    async ({ platform }) => {
      const { spender, before, refund } = await returnedPurchase(platform);

      const isVoided = await reversed(platform, spender, refund);

      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(
        spent,
        'the amount debited from the account',
        isVoided ? undefined : 'reversal',
      ).toBe(PRICE);
    },
  );

  check(
    'removes the return from refundedAmount',
    'CARD-TRANSACTION-REVERSAL-005',
    async ({ platform }) => {
      const { spender, purchase, refund } = await returnedPurchase(platform);

      const isVoided = await reversed(platform, spender, refund);

      const isNone = (each: unknown) => (amountIn(each, 'refundedAmount') ?? 0) === 0;
      const record = await waitForRow(platform, spender.card.id, purchase.id, isNone);
      const doubt = isVoided ? undefined : 'reversal';
      expectOfRow(
        amountIn(record, 'refundedAmount') ?? 0,
        'the refundedAmount of the purchase',
        doubt,
      ).toBe(0);
    },
  );

  check('does not void another return', 'CARD-TRANSACTION-REVERSAL-006', async ({ platform }) => {
    const { spender, purchase, refund } = await returnedPurchase(platform);
    const other = await refundRow(platform, spender, purchase, 1_100);
    const status = statusIn(other.record);

    const isVoided = await reversed(platform, spender, refund);

    const isLeft = (each: unknown) => amountIn(each, 'refundedAmount') === 1_100;
    const record = await waitForRow(platform, spender.card.id, purchase.id, isLeft);
    const doubt = isVoided ? undefined : 'reversal';
    expectAmount(
      amountIn(record, 'refundedAmount'),
      'the refundedAmount of the purchase',
      doubt,
    ).toBe(1_100);
    const kept = await waitForRow(
      platform,
      spender.card.id,
      other.id,
      (each) => each !== undefined,
    );
    expect(statusIn(kept), `the status of the other refund, ${status} before`).not.toBe('VOIDED');
    // What a row credits may grow until it is settled.
    if (status === 'SETTLED') expectKept(other, kept, 'the other refund');
  });

  check(
    'debits the account only once even if sent twice',
    'CARD-TRANSACTION-REVERSAL-007',
    async ({ platform }) => {
      const { spender, before, refund } = await returnedPurchase(platform);
      const isVoided = await reversed(platform, spender, refund);

      const body = rowBody(refund.id);
      const again = await simulate(platform, 'return_reversal', spender.card.id, body);

      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(
        spent,
        `the amount debited after a second reversal answered ${again.status}`,
        isVoided ? undefined : 'reversal',
      ).toBe(PRICE);
    },
  );

  check('is refused the second time', 'CARD-TRANSACTION-REVERSAL-008', async ({ platform }) => {
    const { spender, refund } = await returnedPurchase(platform);
    await reversed(platform, spender, refund);

    const body = rowBody(refund.id);
    const again = await simulate(platform, 'return_reversal', spender.card.id, body);

    expect(again, 'the second reversal').toBeRefused();
  });

  check(
    'lets the purchase be returned in full',
    'CARD-TRANSACTION-REVERSAL-009',
    async ({ platform }) => {
      const { spender, before, purchase, refund } = await returnedPurchase(platform);
      await reversed(platform, spender, refund);

      const body = rowBody(purchase.id, { amount: PRICE });
      const reply = await simulate(platform, 'return', spender.card.id, body);

      expect(reply, 'a second return of the whole price').toBeSuccess();
      const spent = await waitForSpent(platform, spender, before, 0);
      expect(spent, 'the amount debited from the account').toBe(0);
    },
  );

  check(
    'does not set the purchase or the refund row to REFUNDED',
    'CARD-TRANSACTION-REVERSAL-010',
    async ({ platform }) => {
      const { spender, purchase, refund } = await returnedPurchase(platform);

      const body = rowBody(refund.id);
      const reply = await simulate(platform, 'return_reversal', spender.card.id, body);

      const { card } = spender;
      if (isSuccess(reply)) await waitForStatus(platform, card.id, refund.id, 'VOIDED');
      for (const { id } of [purchase, refund]) {
        const record = await waitForRow(platform, card.id, id, (each) => each !== undefined);
        expect(statusIn(record), 'the status of the row').not.toBe('REFUNDED');
      }
    },
  );
});
