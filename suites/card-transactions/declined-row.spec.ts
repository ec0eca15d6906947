import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { isOverLimit } from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfBalance, expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  idsOfCard,
  openedBy,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { sharedRecord } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  approvedPurchase,
  declinedRow,
  opened,
  PRICE,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess, member, warnUnless } from '../../fixtures/index.ts';

const REASONS = [
  'CARD_NOT_ACTIVE',
  'SPEND_LIMIT_EXCEEDED',
  'INSUFFICIENT_FUNDS',
  'NO_ELIGIBLE_FUNDING_SOURCE',
  'BLOCKED',
  'UNSUPPORTED_NETWORK',
  'OTHER',
];

check.describe('an authorization on a frozen card', () => {
  check('is DECLINED', 'CARD-TRANSACTION-DECLINED-001', async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    await approvedPurchase(platform, spender);
    await bringTo(platform, spender.card, 'FROZEN');
    const before = await idsOfCard(platform, card.id);

    const body = purchaseBody(spender, PRICE);
    const reply = await simulate(platform, 'authorization', card.id, body);

    // A call that is refused opens no row to judge.
    expect(reply, 'the authorization').toBeSuccess();
    const row = await openedBy(platform, card.id, reply, before);
    const status = await waitForStatus(platform, card.id, row?.id ?? 'no row', 'DECLINED');
    expect(status ?? 'no row', 'the status of the row that the authorization opens').toBe(
      'DECLINED',
    );
  });

  check('shows a cardDeclinedReason', 'CARD-TRANSACTION-DECLINED-002', async ({ platform }) => {
    const record = await sharedRecord(platform, 'declined');

    expect(
      String(member(record, 'cardDeclinedReason') ?? ''),
      'the cardDeclinedReason of the row',
    ).not.toBe('');
  });

  check(
    'shows a cardDeclinedReason in capital letters',
    'CARD-TRANSACTION-DECLINED-003',
    async ({ platform }) => {
      const reason = member(await sharedRecord(platform, 'declined'), 'cardDeclinedReason');

      // A word that looks like those listed may have been added since.
      expect(String(reason ?? ''), 'the cardDeclinedReason of the row').toMatch(
        /^[A-Z]+(_[A-Z]+)*$/,
      );
      warnUnless(REASONS.includes(String(reason)), `the contract does not list ${reason}`);
    },
  );

  check('debits nothing', 'CARD-TRANSACTION-DECLINED-004', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);

    const { id } = await declinedRow(platform, spender);

    await waitForStatus(platform, spender.card.id, id, 'DECLINED');
    const spent = await waitForSpent(platform, spender, before, 0);
    expectOfBalance(spent, 'the amount debited from the account').toBe(0);
  });

  check('holds no money', 'CARD-TRANSACTION-DECLINED-005', async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);
    await declinedRow(platform, spender, all);

    const next = await opened(platform, 'authorization', spender, purchaseBody(spender, all));

    const isOpen = (each: unknown) => statusIn(each) !== 'DECLINED';
    const record = await waitForRow(platform, spender.card.id, next.id, isOpen);
    const doubt = isOverLimit(record) ? 'limit' : undefined;
    expectOfRow(
      statusIn(record),
      'the status of an authorization of the whole balance',
      doubt,
    ).not.toBe('DECLINED');
  });

  check(
    'debits nothing even after a clearing',
    'CARD-TRANSACTION-DECLINED-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await declinedRow(platform, spender);

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'clearing', spender.card.id, body);

      const spent = await waitForSpent(platform, spender, before, isSuccess(reply) ? PRICE : 0);
      const record = await waitForRow(platform, spender.card.id, id, (each) => each !== undefined);
      const doubt = statusIn(record) === 'DECLINED' ? undefined : 'state';
      expectOfBalance(spent, 'the amount that has left the account', doubt).toBe(0);
    },
  );

  check(
    'shows settledAmount as zero or not at all',
    'CARD-TRANSACTION-DECLINED-007',
    async ({ platform }) => {
      const record = await sharedRecord(platform, 'declined');

      expect(amountIn(record, 'settledAmount') ?? 0, 'the settledAmount of the declined row').toBe(
        0,
      );
    },
  );

  check(
    'does not have the direction CREDIT',
    'CARD-TRANSACTION-DECLINED-009',
    async ({ platform }) => {
      const record = await sharedRecord(platform, 'declined');

      expect(member(record, 'direction'), 'the direction of the declined row').not.toBe('CREDIT');
    },
  );

  check(
    'stays DECLINED after the next authorization',
    'CARD-TRANSACTION-DECLINED-008',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await declinedRow(platform, spender);
      await waitForStatus(platform, spender.card.id, id, 'DECLINED');

      const next = await approvedPurchase(platform, spender);

      expect(next.id, 'the row of the next authorization').not.toBe(id);
      const status = statusIn(
        await waitForRow(platform, spender.card.id, id, (each) => each !== undefined),
      );
      expect(status, 'the status of the row after the next authorization').toBe('DECLINED');
    },
  );
});
