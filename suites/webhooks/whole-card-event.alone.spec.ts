import {
  authorizedPurchase,
  cleared,
  declinedRow,
  settledPurchase,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  exceptionRow,
  inStatus,
  movedFrom,
  untoldBy,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { isAbout, isOfKind } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

const MEMBERS = 'the members that the event shows otherwise';

check.describe('the event of a card transaction', () => {
  for (const [requirement, status, make] of [
    ['WEBHOOK-CARD-016', 'SETTLED', settledPurchase],
    ['WEBHOOK-CARD-056', 'DECLINED', declinedRow],
    ['WEBHOOK-CARD-057', 'VOIDED', voidedRow],
    ['WEBHOOK-CARD-058', 'EXCEPTION', exceptionRow],
  ] as const) {
    check(`that is ${status} carries every member of it`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      const row = await inStatus(platform, spender, id, status);
      const came = await events.of(`${CARD_TRANSACTION}${status}`, id);
      if (came.length === 0) undecided(`no ${CARD_TRANSACTION}${status} came`);
      expect(untoldBy(came, row, ALL_OF_CARD), MEMBERS).toBe('');
    });
  }

  // What two of the states are called is not said, so that their events are known by the row alone.
  check(
    'that is authorized carries every member of it',
    'WEBHOOK-CARD-059',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const row = await authorizedPurchase(platform, spender);

      const came = await events.when(
        (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, row.id),
      );
      if (came.length === 0) undecided('no event of the authorization came');
      expect(untoldBy(came, row, ALL_OF_CARD), MEMBERS).toBe('');
    },
  );

  check(
    'that is partially settled carries every member of it',
    'WEBHOOK-CARD-060',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const authorized = await authorizedPurchase(platform, spender);
      await events.when((event) => isAbout(event, authorized.id));
      const before = new Set((await events.all()).map(({ text }) => text));

      await cleared(platform, spender, authorized, 1_700);

      const row = await movedFrom(platform, spender, authorized);
      const came = await events.when(
        (event) =>
          isOfKind(event, CARD_TRANSACTION) && isAbout(event, row.id) && !before.has(event.text),
      );
      if (came.length === 0) undecided('no event of the clearing came');
      expect(untoldBy(came, row, ALL_OF_CARD), MEMBERS).toBe('');
    },
  );
});
