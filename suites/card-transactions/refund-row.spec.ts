import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectAmount } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import {
  amountIn,
  idsOfCard,
  openedBy,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { waitForIds } from '../../fixtures/areas/card-transactions/rows-of-two-cards.ts';
import {
  RETURNED,
  sharedRow,
  sharedSpender,
} from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender, secondCard } from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE, recordOf, settledPurchase } from '../../fixtures/areas/card-transactions/states.ts';
import { idsNarrowedTo } from '../../fixtures/areas/transactions/list.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('the refund row of a purchase', () => {
  check(
    'is opened when the purchase is returned',
    'CARD-TRANSACTION-REFUND-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { card } = spender;
      const { id } = await settledPurchase(platform, spender);
      const before = await idsOfCard(platform, card.id);

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'return', card.id, body);

      expect(reply, 'the return').toBeSuccess();
      const row = await openedBy(platform, card.id, reply, before);
      expect(row?.id ?? 'none', 'the id of the row that the return opens').not.toBe('none');
    },
  );

  check('has the direction CREDIT', 'CARD-TRANSACTION-REFUND-002', async ({ platform }) => {
    const record = await recordOf(platform, 'refund', () => sharedRow(platform, 'refund'));

    expect(member(record, 'direction'), 'the direction of the refund').toBe('CREDIT');
  });

  check(
    'names the purchase in originalTransactionId',
    'CARD-TRANSACTION-REFUND-003',
    async ({ platform }) => {
      const { id } = await sharedRow(platform, 'returned');

      const { record } = await sharedRow(platform, 'refund');

      expect(
        member(record, 'originalTransactionId'),
        'the originalTransactionId of the refund row',
      ).toBe(id);
    },
  );

  check(
    'shows the credited value as settledAmount',
    'CARD-TRANSACTION-REFUND-004',
    async ({ platform }) => {
      const { card } = await sharedSpender(platform);
      const { id } = await sharedRow(platform, 'refund');

      const isShown = (each: unknown) => amountIn(each, 'settledAmount') === RETURNED;
      const record = await waitForRow(platform, card.id, id, isShown);

      expect(
        member(record, 'settledAmount') ?? 'none',
        'the settledAmount of the refund row',
      ).not.toBe('none');
      expectAmount(amountIn(record, 'settledAmount'), 'the settledAmount of the refund row').toBe(
        RETURNED,
      );
    },
  );

  check('becomes SETTLED', 'CARD-TRANSACTION-REFUND-007', async ({ platform }) => {
    const { card } = await sharedSpender(platform);
    const { id } = await sharedRow(platform, 'refund');

    const status = await waitForStatus(platform, card.id, id, 'SETTLED');

    expect(status, 'the status of the refund').toBe('SETTLED');
  });

  for (const [which, row] of [
    ['first', 'CARD-TRANSACTION-REFUND-008'],
    ['second', 'CARD-TRANSACTION-REFUND-018'],
  ] as const) {
    check(
      `on the ${which} of two cards is listed for that card only`,
      row,
      async ({ platform }) => {
        const first = await newSpender(platform);
        const second = await secondCard(platform, first);
        const [spender, other] = which === 'first' ? [first, second] : [second, first];
        const purchase = await settledPurchase(platform, spender);
        await settledPurchase(platform, other);

        const before = await idsOfCard(platform, spender.card.id);

        const body = rowBody(purchase.id, { amount: PRICE });
        const reply = await simulate(platform, 'return', spender.card.id, body);

        expect(reply, 'the return').toBeSuccess();
        const opened = await openedBy(platform, spender.card.id, reply, before);
        const listed = await waitForIds(
          platform,
          spender.card.id,
          opened === undefined ? [] : [opened.id],
        );
        expect(listed, 'the ids of the rows listed for the card of the purchase').toContain(
          opened?.id ?? 'the refund',
        );
        const ofOther = await idsNarrowedTo(platform, other.card.id);
        expect(ofOther, 'the ids of the rows listed for the other card').not.toContain(opened?.id);
      },
    );
  }
});
