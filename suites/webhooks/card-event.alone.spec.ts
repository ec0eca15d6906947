import {
  authorizedPurchase,
  cleared,
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
import { eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { isAbout, isAmong, isOfKind } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a card transaction', () => {
  check('that is authorized sends an event', 'WEBHOOK-CARD-001', async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await eventSpender(platform);

    const { id } = await authorizedPurchase(platform, spender);

    const came = await events.when(
      (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, id),
    );
    expectCame(came, 'the number of events of the authorization');
  });

  check(
    'that is authorized sends CARD_TRANSACTION.AUTHORIZED',
    'WEBHOOK-CARD-002',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await authorizedPurchase(platform, spender);

      const came = await events.of(platform.target.setting('webhooks.types.authorized'), id);
      expect(came.length, 'the number of events of the authorization').toBeGreaterThan(0);
    },
  );

  check('that is partially settled sends a new event', 'WEBHOOK-CARD-003', async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await eventSpender(platform);
    const { id } = await authorizedPurchase(platform, spender);
    await events.when((event) => isAbout(event, id));
    const before = await events.all();

    await cleared(platform, spender, { id }, PRICE - 1_000);

    const came = await events.when(
      (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, id) && !isAmong(before, event),
    );
    expectCame(came, 'the number of events of the clearing');
  });

  check(
    'that is partially settled sends CARD_TRANSACTION.PARTIALLY_SETTLED',
    'WEBHOOK-CARD-004',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await authorizedPurchase(platform, spender);

      await cleared(platform, spender, { id }, PRICE - 1_000);

      const came = await events.of(platform.target.setting('webhooks.types.partiallySettled'), id);
      expect(came.length, 'the number of events of the clearing').toBeGreaterThan(0);
    },
  );

  for (const [requirement, status, make] of [
    ['WEBHOOK-CARD-005', 'SETTLED', settledPurchase],
    ['WEBHOOK-CARD-006', 'DECLINED', declinedRow],
    ['WEBHOOK-CARD-007', 'VOIDED', voidedRow],
    ['WEBHOOK-CARD-008', 'EXCEPTION', exceptionRow],
  ] as const) {
    check(
      `that is ${status} sends CARD_TRANSACTION.${status}`,
      requirement,
      async ({ platform }) => {
        const events = await eventsOf(platform);
        const spender = await eventSpender(platform);

        const { id } = await make(platform, spender);

        await inStatus(platform, spender, id, status);
        const came = await events.of(`${CARD_TRANSACTION}${status}`, id);
        expectCame(came, `the number of events of the status ${status}`);
      },
    );
  }
});
