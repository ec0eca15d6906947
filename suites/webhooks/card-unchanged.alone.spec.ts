import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  declinedRow,
  PRICE,
  settledPurchase,
  voidedRow,
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

/** How a card transaction ends, in one way alone; it may be open before. */
const ENDS = ['SETTLED', 'DECLINED', 'VOIDED', 'EXCEPTION'] as const;

check.describe('a card transaction', () => {
  for (const [what, end, make, requirement] of [
    ['declined sends no event with SETTLED, VOIDED', 'DECLINED', declinedRow, 'WEBHOOK-CARD-031'],
    ['voided sends no event with SETTLED, DECLINED', 'VOIDED', voidedRow, 'WEBHOOK-CARD-068'],
  ] as const) {
    check(`that is ${what} or EXCEPTION`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      await inStatus(platform, spender, id, end);
      const type = `${CARD_TRANSACTION}${end}`;
      const came = await events.of(type, id);
      if (came.length === 0) undecided(`no ${type} event of the card transaction came`);
      const others = ENDS.filter((each) => each !== end);
      const untrue = await events.unexpected((event) => {
        const isTyped = others.some((each) => isOfType(event, `${CARD_TRANSACTION}${each}`));
        const told = statusIn(readIn(event, id, 'a card transaction'));
        return (isTyped && isAbout(event, id)) || others.some((each) => each === told);
      });
      expect(untrue.length, 'the number of events of another outcome').toBe(0);
    });
  }

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

  check(
    'that is VOIDED sends no further event if its clearing is refused',
    'WEBHOOK-CARD-072',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await voidedRow(platform, spender);
      const type = `${CARD_TRANSACTION}VOIDED`;
      const first = await events.of(type, id);
      if (first.length === 0) undecided(`no ${type} event of the card transaction came`);
      const before = await events.all();

      const body = rowBody(id, { amount: PRICE });
      const reply = await simulate(platform, 'clearing', spender.card.id, body);

      if (isSuccess(reply))
        undecided('POST /sandbox/cards/{id}/simulate/clearing clears a VOIDED card transaction');
      // That of its opening may come late.
      const isOfEnd = (event: ReceivedEvent) =>
        ENDS.some((each) => isOfType(event, `${CARD_TRANSACTION}${each}`));
      const untrue = await events.unexpected(
        (event) => isOfEnd(event) && isAbout(event, id) && !isAmong(before, event),
      );
      expect(untrue.length, 'the number of further events of an outcome').toBe(0);
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
