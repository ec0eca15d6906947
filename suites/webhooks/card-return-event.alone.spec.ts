import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForRow, waitForStatus } from '../../fixtures/areas/card-transactions/rows.ts';
import type { Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import {
  CARD_TRANSACTION,
  eventSpender,
  expectCarried,
  untoldBy,
} from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { NAMED_OF_CARD } from '../../fixtures/areas/webhooks/full-record.ts';
import { isOfPurchase, SETTLED } from '../../fixtures/areas/webhooks/purchase-event.ts';
import {
  isAbout,
  isAmong,
  isOfKind,
  isOfType,
  type ReceivedEvent,
} from '../../fixtures/areas/webhooks/received.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const VALUE = PRICE - 1_100;

/** A purchase as it is read once it reports what was returned of it. */
async function returned(platform: Platform, { card }: Spender, id: string) {
  const isReported = (record: unknown) => member(record, 'refundedAmount') !== undefined;
  const record = await waitForRow(platform, card.id, id, isReported);
  return isReported(record)
    ? { id, record }
    : undecided('GET /transactions shows no refundedAmount of the returned purchase');
}

check.describe('returning a purchase', () => {
  check(
    'sends CARD_TRANSACTION.SETTLED for the purchase again',
    'WEBHOOK-CARD-021',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);
      const first = await events.of(SETTLED, id);
      if (first.length === 0)
        undecided(`no ${SETTLED} event of the purchase came before its return`);
      const before = await events.all();

      const refund = await refundRow(platform, spender, { id }, VALUE);

      const again = await events.when(
        (event) => isOfPurchase(event, id, refund.id) && !isAmong(before, event),
      );
      expect(again.length, `the number of further events of the type ${SETTLED}`).toBeGreaterThan(
        0,
      );
    },
  );

  check(
    'sends CARD_TRANSACTION.SETTLED with the refundedAmount',
    'WEBHOOK-CARD-022',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      const refund = await refundRow(platform, spender, { id }, VALUE);

      const purchase = await returned(platform, spender, id);
      const isNew = (event: ReceivedEvent) =>
        isOfPurchase(event, id, refund.id) && untoldBy([event], purchase, NAMED_OF_CARD) === '';
      const came = await events.when(isNew);
      const all = (await events.all()).filter((event) => isOfPurchase(event, id, refund.id));
      if (all.length === 0) undecided(`no ${SETTLED} event of the returned purchase came`);
      expectCarried(came.length > 0 ? came : all, purchase, NAMED_OF_CARD);
    },
  );

  check('sends an event for the refund row', 'WEBHOOK-CARD-023', async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await eventSpender(platform);
    const purchase = await settledPurchase(platform, spender);

    const { id } = await refundRow(platform, spender, purchase, VALUE);

    const came = await events.when(
      (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, id),
    );
    expectCame(came, 'the number of events of the refund row');
  });

  check(
    'sends an event with the refund row as GET /transactions shows it',
    'WEBHOOK-CARD-024',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const purchase = await settledPurchase(platform, spender);

      const refund = await refundRow(platform, spender, purchase, VALUE);

      const came = await events.when(
        (event) => isOfKind(event, CARD_TRANSACTION) && isAbout(event, refund.id),
      );
      if (came.length === 0) undecided('no event of the refund row came');
      const { id, record } = refund;
      const isCarried = (each: unknown) =>
        untoldBy(came, { id, record: each }, NAMED_OF_CARD) === '';
      // A refund may be opened first and settled later; the event of either may come first.
      const later = isCarried(record)
        ? record
        : await waitForRow(platform, spender.card.id, id, isCarried);
      expectCarried(came, { id, record: later ?? record }, NAMED_OF_CARD);
    },
  );

  check(
    'in full sends CARD_TRANSACTION.REFUNDED under August 2026 rules',
    'WEBHOOK-CARD-033',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      await requireSimulated(platform, 'return', spender, rowBody(id, { amount: PRICE }));

      const came = await events.of('CARD_TRANSACTION.REFUNDED', id);
      expect(
        came.length,
        'the number of events of the type CARD_TRANSACTION.REFUNDED',
      ).toBeGreaterThan(0);
    },
  );

  check(
    'does not send CARD_TRANSACTION.REFUNDED under September 2026 rules',
    'WEBHOOK-CARD-025',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await settledPurchase(platform, spender);

      const refund = await refundRow(platform, spender, { id });

      const control = await events.when((event) => isAbout(event, refund.id));
      const untrue = await events.unexpected(
        (event) =>
          isOfType(event, 'CARD_TRANSACTION.REFUNDED') &&
          [id, refund.id].some((each) => isAbout(event, each)),
      );
      expect(untrue.length, 'the number of events of the type CARD_TRANSACTION.REFUNDED').toBe(0);
      if (control.length === 0) undecided('no event of the refund row came');
    },
  );

  check(
    'and then reversing the return sends CARD_TRANSACTION.VOIDED',
    'WEBHOOK-CARD-026',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const spender = await eventSpender(platform);
      const { id } = await refundRow(platform, spender, await settledPurchase(platform, spender));

      const body = rowBody(id);
      const reply = await simulate(platform, 'return_reversal', spender.card.id, body);

      if (!isSuccess(reply))
        undecided(`POST /sandbox/cards/{id}/simulate/return_reversal answered ${reply.status}`);
      const came = await events.of('CARD_TRANSACTION.VOIDED', id);
      // What becomes of the row is a gap; one that is read as VOIDED fires what VOIDED fires.
      const isVoided = (await waitForStatus(platform, spender.card.id, id, 'VOIDED')) === 'VOIDED';
      const what = 'the number of events of the type CARD_TRANSACTION.VOIDED';
      if (isVoided) expectCame(came, what);
      else expect(came.length, what).toBeGreaterThan(0);
    },
  );
});
