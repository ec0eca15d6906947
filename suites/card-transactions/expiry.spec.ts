import { simulate, simulateExpiry } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance, expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { sharedRow } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  clearedInPart,
  expired,
  opened,
  PRICE,
  recordOf,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess, waitFor } from '../../fixtures/index.ts';

/**
 * How an approved authorization does not end, whatever the event was; how a sandbox lets it lapse is a gap,
 * so that a clearing of zero may settle it for nothing.
 */
const isUntrue = (status: string | undefined) => ['DECLINED', 'REFUNDED'].includes(status ?? '');

check.describe('an authorization that expires', () => {
  check('becomes VOIDED', 'CARD-TRANSACTION-VOIDED-001', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await authorizedPurchase(platform, spender);

    const reply = await simulateExpiry(platform, card.id, id);

    expect(reply, 'the event with the amount 0').toBeSuccess();
    const status = await waitForStatus(platform, card.id, id, 'VOIDED');
    expectOfRow(
      status,
      'the status of the authorization',
      isUntrue(status) ? undefined : 'lapse',
    ).toBe('VOIDED');
  });

  check('debits nothing', 'CARD-TRANSACTION-VOIDED-002', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    await voidedRow(platform, spender);

    const spent = await waitForSpent(platform, spender, before, 0);
    expectOfBalance(spent, 'the amount debited from the account').toBe(0);
  });

  check(
    'shows settledAmount as zero or not at all',
    'CARD-TRANSACTION-VOIDED-003',
    async ({ platform }) => {
      const record = await recordOf(platform, 'voided', () => sharedRow(platform, 'voided'));

      expect(
        amountIn(record, 'settledAmount') ?? 0,
        'the settledAmount of the voided authorization',
      ).toBe(0);
    },
  );

  check(
    'does not stop the clearing of another authorization',
    'CARD-TRANSACTION-VOIDED-004',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const other = await authorizedPurchase(platform, spender);

      await voidedRow(platform, spender);
      await cleared(platform, spender, other);

      const status = await waitForStatus(platform, spender.card.id, other.id, 'SETTLED');
      expect(status, 'the status of the other authorization').toBe('SETTLED');
      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(spent, 'the amount that has left the account').toBe(PRICE);
    },
  );

  check(
    'debits nothing even after a later clearing',
    'CARD-TRANSACTION-VOIDED-005',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await voidedRow(platform, spender);

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'clearing', spender.card.id, body);

      const spent = await waitForSpent(platform, spender, before, isSuccess(reply) ? PRICE : 0);
      const status = statusIn(
        await waitForRow(platform, spender.card.id, id, (each) => each !== undefined),
      );
      // Whatever the call was answered, what is VOIDED has taken nothing.
      const doubt = status === 'VOIDED' ? undefined : 'state';
      expectOfBalance(spent, 'the amount that has left the account', doubt).toBe(0);
    },
  );

  check('releases the money that it held', 'CARD-TRANSACTION-VOIDED-006', async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);
    await voidedRow(platform, spender, all);

    // What was held may come free a little later.
    const next = await waitFor(
      () => opened(platform, 'authorization', spender, purchaseBody(spender, all)),
      ({ record }) => statusIn(record) !== 'DECLINED',
      platform.target.settleMs,
    );
    expect(statusIn(next.record), 'the status of an authorization of the whole balance').not.toBe(
      'DECLINED',
    );
  });
});

check.describe('a partly cleared authorization that expires', () => {
  check('is not VOIDED', 'CARD-TRANSACTION-PARTIAL-004', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { id } = await authorizedPurchase(platform, spender);
    await clearedInPart(platform, spender, { id }, 1_700);

    await expired(platform, spender, { id });

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    expect(status, 'the status of the purchase after its rest expired').not.toBe('VOIDED');
    expect(status, 'the status of the purchase after its rest expired').not.toBe('DECLINED');
    expectOfRow(status, 'the status of the purchase after its rest expired', 'lapse').toBe(
      'SETTLED',
    );
  });

  check('debits exactly the cleared part', 'CARD-TRANSACTION-PARTIAL-005', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);
    const { id } = await authorizedPurchase(platform, spender);
    await clearedInPart(platform, spender, { id }, 1_700);

    await expired(platform, spender, { id });

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    const spent = await waitForSpent(platform, spender, before, 1_700);
    const doubt = status === 'SETTLED' ? undefined : 'lapse';
    expectOfBalance(spent, 'the amount that has left the account', doubt).toBe(1_700);
  });

  check(
    'shows the cleared part as settledAmount',
    'CARD-TRANSACTION-PARTIAL-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await authorizedPurchase(platform, spender);
      await clearedInPart(platform, spender, { id }, 1_700);

      await expired(platform, spender, { id });

      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      const isShown = (each: unknown) => amountIn(each, 'settledAmount') === 1_700;
      const record = await waitForRow(platform, spender.card.id, id, isShown);
      const doubt = status === 'SETTLED' ? undefined : 'lapse';
      expectOfRow(
        amountIn(record, 'settledAmount'),
        'the settledAmount of the purchase',
        doubt,
      ).toBe(1_700);
    },
  );
});
