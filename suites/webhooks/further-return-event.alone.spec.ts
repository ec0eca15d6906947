import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import type { Row } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  clearedInPart,
  opened,
  PRICE,
  refundRow,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  inStatus,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import {
  isOfPurchase,
  SETTLED,
  tellsOfPurchase,
} from '../../fixtures/areas/webhooks/purchase-event.ts';
import {
  isAbout,
  isAmong,
  isOfKind,
  type ReceivedEvent,
} from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

type Make = (platform: Platform, spender: Spender) => Promise<Pick<Row, 'id'>>;

const financial: Make = (platform, spender) =>
  opened(platform, 'financial_authorization', spender, purchaseBody(spender, PRICE));

const clearedInParts: Make = async (platform, spender) => {
  const row = await authorizedPurchase(platform, spender);
  for (const part of [1_700, PRICE - 1_700]) await cleared(platform, spender, row, part);
  return row;
};

check.describe('a returned purchase', () => {
  for (const [requirement, how, make, amount] of [
    ['WEBHOOK-CARD-062', 'made by financial_authorization', financial, 1_000],
    ['WEBHOOK-CARD-063', 'cleared in parts', clearedInParts, 1_000],
    ['WEBHOOK-CARD-070', 'that is returned in full', settledPurchase, PRICE],
  ] as const) {
    check(`${how} sends CARD_TRANSACTION.SETTLED again`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await make(platform, spender);
      await inStatus(platform, spender, id, 'SETTLED');
      const first = await events.of(SETTLED, id);
      if (first.length === 0)
        undecided(`no ${SETTLED} event of the purchase came before its return`);
      const before = await events.all();

      const refund = await refundRow(platform, spender, { id }, amount);

      const again = await events.when(
        (event) => isOfPurchase(event, id, refund.id) && !isAmong(before, event),
      );
      expect(again.length, `the number of further events of the type ${SETTLED}`).toBeGreaterThan(
        0,
      );
    });
  }

  check(
    'that is settled in part sends an event for the purchase again',
    'WEBHOOK-CARD-071',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const purchase = await authorizedPurchase(platform, spender);
      const { id } = purchase;
      const isOfRow = (event: ReceivedEvent) =>
        isOfKind(event, CARD_TRANSACTION) && isAbout(event, id);
      const opening = await events.when(isOfRow);
      await clearedInPart(platform, spender, purchase, 1_700);
      const clearing = await events.when((event) => isOfRow(event) && !isAmong(opening, event));
      if (clearing.length === 0) undecided('no event of the clearing came before the return');
      // A further event of the clearing may come late.
      await events.unexpected((event) => isOfRow(event) && !isAmong(clearing, event));
      const before = await events.all();

      const refund = await refundRow(platform, spender, purchase, 100);

      const again = await events.when(
        (event) =>
          isOfRow(event) && tellsOfPurchase(event, id, refund.id) && !isAmong(before, event),
      );
      expect(again.length, 'the number of further events of the purchase').toBeGreaterThan(0);
    },
  );

  for (const [requirement, status] of [
    ['WEBHOOK-CARD-066', 'FROZEN'],
    ['WEBHOOK-CARD-067', 'CLOSED'],
  ] as const) {
    check(
      `on a ${status} card sends CARD_TRANSACTION.SETTLED again`,
      requirement,
      async ({ platform }) => {
        const events = await eventsOf(platform);
        const spender = await newSpender(platform);
        const { id } = await settledPurchase(platform, spender);
        const first = await events.of(SETTLED, id);
        if (first.length === 0) undecided(`no ${SETTLED} event of the purchase came`);
        await bringTo(platform, spender.card, status);
        const before = await events.all();

        const refund = await refundRow(platform, spender, { id }, 1_000);

        const again = await events.when(
          (event) => isOfPurchase(event, id, refund.id) && !isAmong(before, event),
        );
        const what = `the number of further events of the type ${SETTLED}`;
        expect(again.length, what).toBeGreaterThan(0);
      },
    );
  }

  check(
    'that is returned again sends an event for the second refund row',
    'WEBHOOK-CARD-061',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const purchase = await settledPurchase(platform, spender);
      const first = await refundRow(platform, spender, purchase, 1_000);
      const isOfRow = (id: string) => (event: ReceivedEvent) =>
        isOfKind(event, CARD_TRANSACTION) && isAbout(event, id);
      const control = await events.when(isOfRow(first.id));
      if (control.length === 0) undecided('no event of the first refund row came');

      const second = await refundRow(platform, spender, purchase, 1_500);

      const came = await events.when(isOfRow(second.id));
      expect(came.length, 'the number of events of the second refund row').toBeGreaterThan(0);
    },
  );
});
