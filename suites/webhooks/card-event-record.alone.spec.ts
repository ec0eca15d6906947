import {
  authorizedPurchase,
  declinedRow,
  settledPurchase,
  voidedRow,
} from '../../fixtures/areas/card-transactions/states.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  exceptionRow,
  expectCarried,
  inStatus,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { NAMED_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { isAbout, isOfKind } from '../../fixtures/areas/webhooks/received.ts';
import { check, undecided } from '../../fixtures/index.ts';

check.describe('the event of a card transaction', () => {
  for (const [requirement, status, make] of [
    ['WEBHOOK-CARD-011', 'SETTLED', settledPurchase],
    ['WEBHOOK-CARD-012', 'DECLINED', declinedRow],
    ['WEBHOOK-CARD-013', 'VOIDED', voidedRow],
    ['WEBHOOK-CARD-014', 'EXCEPTION', exceptionRow],
  ] as const) {
    check(`that is ${status} carries the card transaction`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      const row = await inStatus(platform, spender, id, status);
      const came = await events.of(`${CARD_TRANSACTION}${status}`, id);
      if (came.length === 0) undecided(`no ${CARD_TRANSACTION}${status} came`);
      expectCarried(came, row, NAMED_OF_CARD);
    });
  }

  check(
    'that is authorized carries the card transaction',
    'WEBHOOK-CARD-015',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const row = await authorizedPurchase(platform, spender);

      const came = await events.when(
        (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, row.id),
      );
      if (came.length === 0) undecided('no event of the authorization came');
      expectCarried(came, row, NAMED_OF_CARD);
    },
  );
});
