import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  declinedRow,
  PRICE,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  exceptionRow,
  inStatus,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { SETTLED } from '../../fixtures/areas/webhooks/purchase-event.ts';
import {
  isAbout,
  isAmong,
  isOfKind,
  isOfType,
  type ReceivedEvent,
} from '../../fixtures/areas/webhooks/received.ts';
import { readIn } from '../../fixtures/areas/webhooks/told-record.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

/** An authorization may be open before it is declined. */
const OTHER_ENDS: readonly string[] = ['SETTLED', 'VOIDED', 'EXCEPTION'];

check.describe('a card transaction', () => {
  check(
    'that is declined sends no event with SETTLED, VOIDED or EXCEPTION',
    'WEBHOOK-CARD-031',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await declinedRow(platform, spender);

      await inStatus(platform, spender, id, 'DECLINED');
      const came = await events.of('CARD_TRANSACTION.DECLINED', id);
      if (came.length === 0)
        undecided('no CARD_TRANSACTION.DECLINED event of the declined card transaction came');
      const untrue = await events.unexpected((event) => {
        const isSettled = isAbout(event, id) && isOfType(event, SETTLED);
        const told = statusIn(readIn(event, id, 'a card transaction'));
        return isSettled || OTHER_ENDS.includes(told ?? '');
      });
      expect(untrue.length, 'the number of events of another outcome').toBe(0);
    },
  );

  check(
    'that becomes EXCEPTION sends no CARD_TRANSACTION.SETTLED',
    'WEBHOOK-CARD-064',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await exceptionRow(platform, spender);

      const came = await events.of('CARD_TRANSACTION.EXCEPTION', id);
      if (came.length === 0)
        undecided('no CARD_TRANSACTION.EXCEPTION event of the card transaction came');
      const untrue = await events.unexpected(
        (event) => isOfType(event, SETTLED) && isAbout(event, id),
      );
      expect(untrue.length, `the number of events of the type ${SETTLED}`).toBe(0);
    },
  );

  check(
    'that is only authorized sends no CARD_TRANSACTION.SETTLED',
    'WEBHOOK-CARD-032',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await authorizedPurchase(platform, spender);

      const control = await settledPurchase(platform, spender);
      const came = await events.of(SETTLED, control.id);
      if (came.length === 0)
        undecided(
          `no ${SETTLED} event of a settled purchase came, so a missing event cannot be judged`,
        );
      const untrue = await events.unexpected(
        (event) => isOfType(event, SETTLED) && isAbout(event, id),
      );
      expect(untrue.length, `the number of events of the type ${SETTLED}`).toBe(0);
    },
  );

  check(
    'whose return is refused does not send CARD_TRANSACTION.SETTLED again',
    'WEBHOOK-CARD-050',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);
      const first = await events.of(SETTLED, id);
      if (first.length === 0)
        undecided(`no ${SETTLED} event of the purchase came before its return`);
      const before = await events.all();

      const body = rowBody(id, { amount: PRICE + 1 });
      const reply = await simulate(platform, 'return', spender.card.id, body);

      if (isSuccess(reply))
        undecided(
          'POST /sandbox/cards/{id}/simulate/return accepts more than the price of the purchase',
        );
      const untrue = await events.unexpected(
        (event) => isOfType(event, SETTLED) && isAbout(event, id) && !isAmong(before, event),
      );
      expect(untrue.length, `the number of further events of the type ${SETTLED}`).toBe(0);
    },
  );
});

check(
  'a simulated balance_inquiry sends no CARD_TRANSACTION event',
  'WEBHOOK-CARD-065',
  async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await newSpender(platform);
    const { card } = spender;
    const body = { merchant: SHOP };
    const inquiry = await simulate(platform, 'balance_inquiry', card.id, body);
    if (!isSuccess(inquiry))
      undecided(`the simulated balance_inquiry answered ${inquiry.status}`, inquiry);

    const control = await settledPurchase(platform, spender);

    const came = await events.of(SETTLED, control.id);
    if (came.length === 0) undecided(`no ${SETTLED} event of the purchase came`);
    const isOther = (event: ReceivedEvent) =>
      isAbout(event, card.id) && !isAbout(event, control.id);
    const untrue = await events.unexpected(
      (event) => isOfKind(event, CARD_TRANSACTION) && isOther(event),
    );
    expect(untrue.length, `the number of events of a type ${CARD_TRANSACTION}*`).toBe(0);
  },
);
