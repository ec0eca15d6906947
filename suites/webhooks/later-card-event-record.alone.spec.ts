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
  untoldBy,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { type Events, eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { NAMED_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { isOfType, recordIn } from '../../fixtures/areas/webhooks/received.ts';
import { check, covers, describe, type Platform, undecided } from '../../fixtures/index.ts';

/** Holds that an event of a status shows a row as it is; one from before the last change need not. */
async function expectTold(events: Events, row: Row, status: string): Promise<void> {
  const type = `${CARD_TRANSACTION}${status}`;
  const isOfRow = (event: Parameters<typeof recordIn>[0]) =>
    isOfType(event, type) && recordIn(event, row.id) !== undefined;
  const isTold = (event: Parameters<typeof recordIn>[0]) =>
    isOfRow(event) && untoldBy([event], row, NAMED_OF_CARD) === '';
  const came = await events.when(isTold);
  const all = (await events.all()).filter(isOfRow);
  if (all.length === 0) undecided(`no ${type} came`);
  expectCarried(came.length > 0 ? came : all, row, NAMED_OF_CARD);
}

/** A purchase with a part cleared, a refund that was reversed, and rows that are settled at once. */
const partlySettled = async (platform: Platform, spender: Spender) => {
  const row = await authorizedPurchase(platform, spender);
  await cleared(platform, spender, row, 1_700);
  return row;
};

const reversedRefund = async (platform: Platform, spender: Spender) => {
  const refund = await refundRow(platform, spender, await settledPurchase(platform, spender));
  await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));
  return refund;
};

const opens =
  (event: 'financial_authorization' | 'financial_credit_authorization') =>
  (platform: Platform, spender: Spender) =>
    opened(platform, event, spender, purchaseBody(spender, PRICE));

describe('the event of a card transaction', () => {
  for (const [requirement, what, status, make] of [
    ['WEBHOOK-CARD-045', 'partially settled', 'PARTIALLY_SETTLED', partlySettled],
    ['WEBHOOK-CARD-046', 'a reversed refund', 'VOIDED', reversedRefund],
    ['WEBHOOK-CARD-047', 'settled at once', 'SETTLED', opens('financial_authorization')],
    ['WEBHOOK-CARD-048', 'credited at once', 'SETTLED', opens('financial_credit_authorization')],
  ] as const) {
    check(`that is ${what} carries it`, covers(requirement), async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);

      const { id } = await make(platform, spender);

      await expectTold(events, await inStatus(platform, spender, id, status), status);
    });
  }

  check(
    'that is returned twice carries the sum',
    covers('WEBHOOK-CARD-049'),
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      for (const amount of [1_000, 1_500]) await refundRow(platform, spender, { id }, amount);

      const isSum = (each: unknown) => amountIn(each, 'refundedAmount') === 2_500;
      const record = await waitForRow(platform, spender.card.id, id, isSum);
      if (!isSum(record)) undecided('the purchase does not show the sum of its returns');
      await expectTold(events, { id, record }, 'SETTLED');
    },
  );
});
