import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { bank } from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  failingPayout,
  payout,
  requireDecided,
} from '../../fixtures/areas/transactions/payments.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_PAYMENT, differences, fewest } from '../../fixtures/areas/webhooks/full-record.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/owned.ts';
import { isAbout, isOfKind, recordIn } from '../../fixtures/areas/webhooks/received.ts';
import { check, covers, describe, expect, type Platform, unreached } from '../../fixtures/index.ts';

const REFUND = 'OUTGOING_PAYMENT.REFUND_';

/** A payout to an account that selects its outcome, once it has it. */
async function paid(platform: Platform, suffix: string, outcome: 'failed' | 'succeeded') {
  const { id: destinationId } = await bank(platform, suffix);
  const pay = outcome === 'failed' ? failingPayout : payout;
  const id = await pay(platform, destinationId);
  const record = await transactionWithOutcome(platform, id, outcome);
  await requireDecided(platform, record);
  const seen = paymentOutcomeOf(record);
  if (seen !== outcome) {
    unreached(`a payout in ${suffix} is seen as ${seen}`);
  }
  return id;
}

describe('an outgoing payment', () => {
  check('whose money comes back sends one', covers('WEBHOOK-REFUND-001'), async ({ platform }) => {
    const events = await eventsOf(platform);

    const id = await paid(platform, '004', 'failed');

    const came = await events.when((event) => isOfKind(event, REFUND) && isAbout(event, id));
    expect(came.length, `events of a type ${REFUND}*`).toBeGreaterThan(0);
  });

  for (const [row, suffix, key] of [
    ['WEBHOOK-REFUND-002', '004', 'webhooks.types.refundCompleted'],
    ['WEBHOOK-REFUND-003', '007', 'webhooks.types.refundFailed'],
  ] as const) {
    check(`that ends in ${suffix} sends its event`, covers(row), async ({ platform }) => {
      const events = await eventsOf(platform);
      const type = platform.target.setting(key);

      const id = await paid(platform, suffix, 'failed');

      const came = await events.of(type, id);
      expect(came.length, `events of the type ${type}`).toBeGreaterThan(0);
    });
  }

  check('is carried by the event', covers('WEBHOOK-REFUND-004'), async ({ platform }) => {
    const events = await eventsOf(platform);
    const type = platform.target.setting('webhooks.types.refundCompleted');
    const id = await paid(platform, '004', 'failed');
    const came = await events.of(type, id);
    if (came.length === 0) unreached(`no ${type} came`);

    const payment = await readTransaction(platform, id);

    const missing = fewest(
      came.map((event) => differences(payment, recordIn(event, id), ALL_OF_PAYMENT)),
    );
    expect(missing.join(), 'members that the event shows otherwise, or not at all').toBe('');
  });

  check('that arrives sends none', covers('WEBHOOK-REFUND-005'), async ({ platform }) => {
    const events = await eventsOf(platform);

    const id = await paid(platform, '999', 'succeeded');

    await controlEvent(platform, events);
    const untrue = await events.unexpected(
      (event) => isOfKind(event, REFUND) && isAbout(event, id),
    );
    expect(untrue.length, `events of a type ${REFUND}*`).toBe(0);
  });
});
