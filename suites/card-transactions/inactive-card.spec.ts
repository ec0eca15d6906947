import { simulate, simulateExpiry } from '../../fixtures/areas/card-transactions/calls.ts';
import {
  expectAmount,
  expectOfBalance,
  expectOfRow,
} from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  idsOfCard,
  openedBy,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a purchase', () => {
  for (const [status, row] of [
    ['FROZEN', 'CARD-TRANSACTION-REFUND-021'],
    ['CLOSED', 'CARD-TRANSACTION-REFUND-022'],
  ] as const) {
    check(`returned while its card is ${status} has a refund row`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const { id } = await settledPurchase(platform, spender);
      await bringTo(platform, card, status);
      const before = await idsOfCard(platform, card.id);

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'return', card.id, body);

      expect(reply, `the return on the ${status} card`).toBeSuccess();
      const refund = await openedBy(platform, card.id, reply, before);
      expect(refund?.id ?? 'none', 'the id of the row that the return opens').not.toBe('none');
    });
  }

  for (const [status, row] of [
    ['FROZEN', 'CARD-TRANSACTION-REFUND-023'],
    ['CLOSED', 'CARD-TRANSACTION-REFUND-024'],
  ] as const) {
    check(
      `returned while its card is ${status} is credited and shows refundedAmount`,
      row,
      async ({ platform }) => {
        const spender = await newSpender(platform);
        const before = await balanceOf(platform, spender);
        const { id } = await settledPurchase(platform, spender);
        await bringTo(platform, spender.card, status);
        const body = rowBody(id, { amount: 1_900 });
        await requireSimulated(platform, 'return', spender, body);

        const isReported = (each: unknown) => amountIn(each, 'refundedAmount') === 1_900;
        const record = await waitForRow(platform, spender.card.id, id, isReported);
        const spent = await waitForSpent(platform, spender, before, PRICE - 1_900);

        const reported = amountIn(record, 'refundedAmount');
        expectAmount(reported, 'the refundedAmount of the purchase').toBe(1_900);
        const what = 'the amount debited from the account';
        expectOfBalance(spent, what).toBe(PRICE - 1_900);
      },
    );
  }

  for (const [status, row] of [
    ['CLOSED', 'CARD-TRANSACTION-REVERSAL-012'],
    ['FROZEN', 'CARD-TRANSACTION-REVERSAL-013'],
  ] as const) {
    check(`can have its return reversed while its card is ${status}`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const refund = await refundRow(platform, spender, await settledPurchase(platform, spender));
      await bringTo(platform, card, status);

      const reply = await simulate(platform, 'return_reversal', card.id, rowBody(refund.id));

      expect(reply, `the reversal on the ${status} card`).toBeSuccess();
    });
  }

  check(
    'that expires while its card is FROZEN becomes VOIDED',
    'CARD-TRANSACTION-VOIDED-007',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const { id } = await authorizedPurchase(platform, spender);
      await bringTo(platform, card, 'FROZEN');

      const reply = await simulateExpiry(platform, card.id, id);

      expect(reply, 'the event with the amount 0 on the FROZEN card').toBeSuccess();
      const status = await waitForStatus(platform, card.id, id, 'VOIDED');
      // What was approved is not declined later; how a sandbox lets it lapse is a gap.
      const isUntrue = status === 'DECLINED';
      expectOfRow(status, 'the status of the authorization', isUntrue ? undefined : 'lapse').toBe(
        'VOIDED',
      );
    },
  );

  check(
    'that expires while its card is CLOSED is not DECLINED',
    'CARD-TRANSACTION-VOIDED-008',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const { id } = await authorizedPurchase(platform, spender);
      await bringTo(platform, card, 'CLOSED');

      // A card that is closed may take its authorizations with it.
      await simulateExpiry(platform, card.id, id);

      const status = await waitForStatus(platform, card.id, id, 'VOIDED');
      expect(status, 'the status of the authorization').not.toBe('DECLINED');
    },
  );
});
