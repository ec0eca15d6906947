import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import type { Row } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  expired,
  opened,
  PRICE,
  refundRow,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { eventSpender, inStatus } from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { isOfPurchase, SETTLED } from '../../fixtures/areas/webhooks/purchase-event.ts';
import { isAmong } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

type Make = (platform: Platform, spender: Spender) => Promise<Pick<Row, 'id'>>;

const opens =
  (event: 'financial_authorization' | 'financial_credit_authorization'): Make =>
  (platform, spender) =>
    opened(platform, event, spender, purchaseBody(spender, PRICE));

/** A credit that a merchant announced, and that was cleared. */
const clearedCredit: Make = async (platform, spender) => {
  const body = purchaseBody(spender, PRICE);
  const row = await opened(platform, 'credit_authorization', spender, body);
  await cleared(platform, spender, row);
  return row;
};

/** A purchase of which a part was cleared, and the rest expires. */
const expiredRest: Make = async (platform, spender) => {
  const row = await authorizedPurchase(platform, spender);
  await cleared(platform, spender, row, PRICE - 1_000);
  await expired(platform, spender, row);
  return row;
};

check.describe('a card transaction', () => {
  for (const [requirement, what, make] of [
    ['WEBHOOK-CARD-034', 'made by financial_authorization', opens('financial_authorization')],
    [
      'WEBHOOK-CARD-035',
      'made by financial_credit_authorization',
      opens('financial_credit_authorization'),
    ],
    ['WEBHOOK-CARD-036', 'made by a cleared credit_authorization', clearedCredit],
    ['WEBHOOK-CARD-037', 'cleared in part, then expired,', expiredRest],
  ] as const) {
    check(`${what} sends CARD_TRANSACTION.SETTLED`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      await inStatus(platform, spender, id, 'SETTLED');
      expectCame(await events.of(SETTLED, id), `the number of events of the type ${SETTLED}`);
    });
  }

  check(
    'that is returned a second time sends CARD_TRANSACTION.SETTLED again',
    'WEBHOOK-CARD-038',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);
      const first = await refundRow(platform, spender, { id }, 1_000);
      const told = await events.when((event) => isOfPurchase(event, id, first.id));
      if (told.length === 0)
        undecided(`no ${SETTLED} event of the purchase came after its first return`);
      const before = await events.all();

      const second = await refundRow(platform, spender, { id }, 1_500);

      const again = await events.when(
        (event) => isOfPurchase(event, id, second.id) && !isAmong(before, event),
      );
      expect(again.length, `the number of further events of the type ${SETTLED}`).toBeGreaterThan(
        0,
      );
    },
  );

  check(
    'that is above the balance sends CARD_TRANSACTION.DECLINED',
    'WEBHOOK-CARD-039',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      // What is credited late to an account of other checks would cover the purchase, and leave them nothing.
      const spender = await newSpender(platform);
      const body = purchaseBody(spender, (await balanceOf(platform, spender)) + 1);

      const { id } = await opened(platform, 'authorization', spender, body);

      await inStatus(platform, spender, id, 'DECLINED');
      const type = 'CARD_TRANSACTION.DECLINED';
      expectCame(await events.of(type, id), `the number of events of the type ${type}`);
    },
  );
});
