import {
  declinedRow,
  settledPurchase,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import { eventSpender } from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import {
  check,
  dateAndTime,
  expect,
  member,
  notShown,
  text,
  undecided,
} from '../../fixtures/index.ts';

check.describe('the event of a card transaction', () => {
  for (const [status, make] of [
    ['SETTLED', settledPurchase],
    ['DECLINED', declinedRow],
    ['VOIDED', voidedRow],
  ] as const) {
    check(`that is ${status} has a timestamp in UTC`, 'WEBHOOK-EVENT-008', async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      const [event] = await events.of(`CARD_TRANSACTION.${status}`, id);
      if (event === undefined) undecided(`no CARD_TRANSACTION.${status} event came`);
      const time = member(event.json, platform.target.setting('webhooks.envelope.timestamp'));
      const shown = dateAndTime(text(time) ?? '') ?? notShown('the timestamp of the event');
      expect(shown.isUtc, 'whether the timestamp is in UTC').toBe(true);
    });
  }
});
