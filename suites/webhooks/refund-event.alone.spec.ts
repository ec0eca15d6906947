import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { CARD_TRANSACTION } from '../../fixtures/areas/webhooks/card-rows.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_PAYMENT, untold } from '../../fixtures/areas/webhooks/full-record.ts';
import { STATUS_UPDATED } from '../../fixtures/areas/webhooks/owned.ts';
import {
  isAbout,
  isOfKind,
  isOfType,
  type ReceivedEvent,
} from '../../fixtures/areas/webhooks/received.ts';
import { paidOut, REFUND, refusedPayout } from '../../fixtures/areas/webhooks/refunded.ts';
import {
  check,
  expect,
  member,
  optional,
  text,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

check.describe('an outgoing payment', () => {
  check('that is refunded sends a refund event', 'WEBHOOK-REFUND-001', async ({ platform }) => {
    const events = await eventsOf(platform);
    const before = new Set(await events.all());

    const id = await paidOut(platform, '004', 'failed');

    const came = await events.when((event) => isOfKind(event, REFUND) && isAbout(event, id));
    // Those of a deposit that is refunded have names; an outgoing payment is none.
    const untrue = await events.unexpected(
      (event) => isOfKind(event, 'INCOMING_PAYMENT.REFUND_') && isAbout(event, id),
    );
    expect(untrue.length, 'the number of events about the refund of a deposit').toBe(0);
    // How the events of a refund are called is open; that a refund has some is not.
    const refund = member(await readTransaction(platform, id), 'refund');
    if (came.length === 0 && text(member(refund, 'status')) !== undefined) {
      await controlEvent(platform, events);
      const all = await events.all();
      const isOfOthers = (event: ReceivedEvent) =>
        isOfType(event, STATUS_UPDATED) || isOfKind(event, CARD_TRANSACTION);
      const others = all.filter((event) => !before.has(event) && !isOfOthers(event));
      const what = 'whether any event came after a refund that the payment shows';
      expect(others.length > 0, what).toBe(true);
    }
    expect(came.length, `the number of events of a type ${REFUND}*`).toBeGreaterThan(0);
  });

  check(
    'that is refunded sends OUTGOING_PAYMENT.REFUND_COMPLETED',
    'WEBHOOK-REFUND-002',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const type = platform.target.setting('webhooks.types.refundCompleted');

      const { id, moved } = await refusedPayout(platform, '004');

      if (moved !== 0)
        undecided('the balance does not show the refund of the payout to an account ending in 004');
      const came = await events.of(type, id);
      expect(came.length, `the number of events of the type ${type}`).toBeGreaterThan(0);
    },
  );

  check(
    'whose refund fails sends OUTGOING_PAYMENT.REFUND_FAILED',
    'WEBHOOK-REFUND-003',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const failed = platform.target.setting('webhooks.types.refundFailed');
      const completed = platform.target.setting('webhooks.types.refundCompleted');

      const { id, moved } = await refusedPayout(platform, '007');

      const came = await events.when(
        (event) => isAbout(event, id) && [failed, completed].some((type) => isOfType(event, type)),
      );
      const isCompleted = came.some((event) => isOfType(event, completed));
      const which = moved === 0 ? 'of a refund that came' : 'of a refund that did not come';
      expect(isCompleted, `whether the refund completed, ${which}`).toBe(false);
      expect(came.length, `the number of events of the type ${failed}`).toBeGreaterThan(0);
    },
  );

  check(
    'that is refunded is carried in OUTGOING_PAYMENT.REFUND_COMPLETED',
    'WEBHOOK-REFUND-004',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const type = platform.target.setting('webhooks.types.refundCompleted');
      const id = await paidOut(platform, '004', 'failed');
      const came = await events.of(type, id);
      if (came.length === 0) unreached(`no ${type} event of the failed payout came`);

      const record = await readTransaction(platform, id);

      const missing = untold(came, 'a payment', { id, record }, ALL_OF_PAYMENT);
      expect(missing.join(), 'the members that the event shows otherwise, or not at all').toBe('');
    },
  );

  check(
    'whose refund fails is carried in OUTGOING_PAYMENT.REFUND_FAILED',
    'WEBHOOK-REFUND-012',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const type = platform.target.setting('webhooks.types.refundFailed');
      const id = await paidOut(platform, '007', 'failed');
      const came = await events.of(type, id);
      if (came.length === 0) unreached(`no ${type} event of the payment came`);

      const record = await readTransaction(platform, id);

      const missing = untold(came, 'a payment', { id, record }, ALL_OF_PAYMENT);
      expect(missing.join(), 'the members that the event shows otherwise, or not at all').toBe('');
    },
  );

  check('that completes sends no refund event', 'WEBHOOK-REFUND-005', async ({ platform }) => {
    const events = await eventsOf(platform);

    const id = await paidOut(platform, '999', 'succeeded');

    // The refund of a payment that fails shows best that such events come; its events may have another name.
    const failed = await optional(() => paidOut(platform, '004', 'failed'));
    const isControl = (event: ReceivedEvent) =>
      failed !== undefined && isOfKind(event, REFUND) && isAbout(event, failed);
    const control = failed === undefined ? [] : await events.when(isControl);
    if (control.length === 0) await controlEvent(platform, events);
    const untrue = await events.unexpected(
      (event) => isOfKind(event, REFUND) && isAbout(event, id),
    );
    expect(untrue.length, `the number of events of a type ${REFUND}*`).toBe(0);
  });
});
