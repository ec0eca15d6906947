import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import {
  FAR_ABOVE,
  limitedSpender,
} from '../../fixtures/areas/card-transactions/limited-spender.ts';
import { type Row, waitForStatus } from '../../fixtures/areas/card-transactions/rows.ts';
import type { Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  expired,
  opened,
  PRICE,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  inStatus,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { isAbout, isOfKind } from '../../fixtures/areas/webhooks/received.ts';
import { check, type Platform, undecided } from '../../fixtures/index.ts';

type Make = (platform: Platform, spender: Spender) => Promise<Pick<Row, 'id'>>;

const clears =
  (...amounts: readonly number[]): Make =>
  async (platform, spender) => {
    const row = await authorizedPurchase(platform, spender);
    for (const amount of amounts) await cleared(platform, spender, row, amount);
    return row;
  };

/** A purchase that is cleared, or expires, while its card is frozen. */
const whileFrozen =
  (ended: typeof expired): Make =>
  async (platform, spender) => {
    const row = await authorizedPurchase(platform, spender);
    await bringTo(platform, spender.card, 'FROZEN');
    try {
      await ended(platform, spender, row);
    } finally {
      await bringTo(platform, spender.card, 'ACTIVE');
    }
    return row;
  };

check.describe('a card transaction', () => {
  for (const [requirement, what, status, make] of [
    ['WEBHOOK-CARD-040', 'is cleared in parts', 'SETTLED', clears(1_700, PRICE - 1_700)],
    ['WEBHOOK-CARD-041', 'is cleared above its amount', 'SETTLED', clears(PRICE + 700)],
    ['WEBHOOK-CARD-042', 'is cleared on a FROZEN card', 'SETTLED', whileFrozen(cleared)],
    ['WEBHOOK-CARD-069', 'expires on a FROZEN card', 'VOIDED', whileFrozen(expired)],
  ] as const) {
    check(`that ${what} sends CARD_TRANSACTION.${status}`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      await inStatus(platform, spender, id, status);
      const type = `${CARD_TRANSACTION}${status}`;
      expectCame(await events.of(type, id), `the number of events of the type ${type}`);
    });
  }

  check(
    'that is above the spend limit sends CARD_TRANSACTION.DECLINED',
    'WEBHOOK-CARD-043',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await limitedSpender(platform);

      const body = purchaseBody(spender, FAR_ABOVE);
      const { id } = await opened(platform, 'authorization', spender, body);

      const status = await waitForStatus(platform, spender.card.id, id, 'DECLINED');
      // A service may show a limit that it does not hold.
      if (status !== 'DECLINED')
        undecided(`an authorization above the spend limit is ${status} and not DECLINED`);
      const type = `${CARD_TRANSACTION}DECLINED`;
      expectCame(await events.of(type, id), `the number of events of the type ${type}`);
    },
  );

  check('made by credit_authorization sends an event', 'WEBHOOK-CARD-044', async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await eventSpender(platform);

    const body = purchaseBody(spender, PRICE);
    const { id } = await opened(platform, 'credit_authorization', spender, body);

    const came = await events.when(
      (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, id),
    );
    expectCame(came, `events of a type ${CARD_TRANSACTION}*`);
  });
});
