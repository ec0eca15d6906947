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
import { ALL_OF_CARD, NAMED_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { isAbout, isOfKind } from '../../fixtures/areas/webhooks/received.ts';
import { check, undecided } from '../../fixtures/index.ts';

check.describe('the event of a card transaction', () => {
  for (const [requirement, status, make, what, members] of [
    ['WEBHOOK-CARD-011', 'SETTLED', settledPurchase, 'status, amounts and merchant', NAMED_OF_CARD],
    ['WEBHOOK-CARD-012', 'DECLINED', declinedRow, 'status, amounts and merchant', NAMED_OF_CARD],
    ['WEBHOOK-CARD-013', 'VOIDED', voidedRow, 'status, amounts and merchant', NAMED_OF_CARD],
    ['WEBHOOK-CARD-014', 'EXCEPTION', exceptionRow, 'status, amounts and merchant', NAMED_OF_CARD],
    ['WEBHOOK-CARD-016', 'SETTLED', settledPurchase, 'its main fields', ALL_OF_CARD],
    ['WEBHOOK-CARD-056', 'DECLINED', declinedRow, 'its main fields', ALL_OF_CARD],
    ['WEBHOOK-CARD-057', 'VOIDED', voidedRow, 'its main fields', ALL_OF_CARD],
    ['WEBHOOK-CARD-058', 'EXCEPTION', exceptionRow, 'its main fields', ALL_OF_CARD],
  ] as const) {
    check(`that is ${status} carries ${what}`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      const row = await inStatus(platform, spender, id, status);
      const came = await events.of(`${CARD_TRANSACTION}${status}`, id);
      if (came.length === 0)
        undecided(`no ${CARD_TRANSACTION}${status} event of the card transaction came`);
      expectCarried(came, row, members);
    });
  }

  for (const [requirement, what, members] of [
    ['WEBHOOK-CARD-015', 'status, amounts and merchant', NAMED_OF_CARD],
    ['WEBHOOK-CARD-059', 'its main fields', ALL_OF_CARD],
  ] as const) {
    check(`that is authorized carries ${what}`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const row = await authorizedPurchase(platform, spender);

      const came = await events.when(
        (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, row.id),
      );
      if (came.length === 0) undecided('no event of the authorized card transaction came');
      expectCarried(came, row, members);
    });
  }
});
