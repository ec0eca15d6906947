import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { amountIn, type Row, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import type { Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  authorizedPurchase,
  cleared,
  opened,
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  expectCarried,
  inStatus,
  movedFrom,
  untoldBy,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { type Events, eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_CARD, NAMED_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { SETTLED } from '../../fixtures/areas/webhooks/purchase-event.ts';
import { isOfKind, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import { recordIn } from '../../fixtures/areas/webhooks/told-record.ts';
import { check, type Platform, undecided } from '../../fixtures/index.ts';

/** Holds that an event shows these of a row as it is; one from before the last change need not. */
async function expectTold(
  events: Events,
  row: Row,
  kind = CARD_TRANSACTION,
  members: readonly string[] = NAMED_OF_CARD,
): Promise<void> {
  const isOfRow = (event: ReceivedEvent) =>
    isOfKind(event, kind) && recordIn(event, row.id) !== undefined;
  const isTold = (event: ReceivedEvent) => isOfRow(event) && untoldBy([event], row, members) === '';
  const came = await events.when(isTold);
  const all = (await events.all()).filter(isOfRow);
  if (all.length === 0) undecided('no event of the card transaction came');
  expectCarried(came.length > 0 ? came : all, row, members);
}

const partlySettled = async (platform: Platform, spender: Spender) => {
  const row = await authorizedPurchase(platform, spender);
  await cleared(platform, spender, row, 1_700);
  return movedFrom(platform, spender, row);
};

const reversedRefund = async (platform: Platform, spender: Spender) => {
  const refund = await refundRow(platform, spender, await settledPurchase(platform, spender));
  await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));
  return movedFrom(platform, spender, refund);
};

const opens =
  (event: 'financial_authorization' | 'financial_credit_authorization') =>
  async (platform: Platform, spender: Spender) => {
    const { id } = await opened(platform, event, spender, purchaseBody(spender, PRICE));
    return inStatus(platform, spender, id, 'SETTLED');
  };

check.describe('a CARD_TRANSACTION event', () => {
  for (const [requirement, what, make, kind] of [
    ['WEBHOOK-CARD-045', 'a partial settlement', partlySettled, CARD_TRANSACTION],
    ['WEBHOOK-CARD-046', 'a reversed refund', reversedRefund, CARD_TRANSACTION],
    ['WEBHOOK-CARD-047', 'a financial_authorization', opens('financial_authorization'), SETTLED],
    [
      'WEBHOOK-CARD-048',
      'a financial_credit_authorization',
      opens('financial_credit_authorization'),
      SETTLED,
    ],
  ] as const) {
    check(`for ${what} carries status and amounts`, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const row = await make(platform, spender);

      await expectTold(events, row, kind);
    });
  }

  check(
    'for a partial settlement carries its main fields',
    'WEBHOOK-CARD-060',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const row = await partlySettled(platform, spender);

      await expectTold(events, row, CARD_TRANSACTION, ALL_OF_CARD);
    },
  );

  check(
    'for a purchase returned twice carries the sum of both returns',
    'WEBHOOK-CARD-049',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      for (const amount of [1_000, 1_500]) await refundRow(platform, spender, { id }, amount);

      const isSum = (each: unknown) => amountIn(each, 'refundedAmount') === 2_500;
      const record = await waitForRow(platform, spender.card.id, id, isSum);
      if (!isSum(record))
        undecided(
          'GET /transactions does not show the sum of both returns as refundedAmount of the purchase',
        );
      await expectTold(events, { id, record }, SETTLED);
    },
  );
});
