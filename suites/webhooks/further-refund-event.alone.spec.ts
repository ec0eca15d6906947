import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import { installed } from '../../fixtures/areas/agents/agents.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  balance,
  bank,
  movedSince,
  payerFor,
} from '../../fixtures/areas/transactions/measured-payer.ts';
import { madeBy, transferred } from '../../fixtures/areas/transfers/transfers.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { paidOut } from '../../fixtures/areas/webhooks/refunded.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

/** Makes a payment to a bank account that rejects it; its transaction. */
type Pay = (platform: Platform) => Promise<string>;

const byTransfer: Pay = async (platform) =>
  madeBy(await transferred(platform, 'out', { suffix: '004' }));

const byAgent: Pay = async (platform) => {
  const { customerId, accountId, currency } = await payerFor(platform);
  const agent = await installed(platform, customerId, { currency });
  const { id: destinationId } = await bank(platform, '004');
  return agentPayment(platform, agent, { accountId, destinationId });
};

/** One that the receiving bank returns after it completed. */
const returned: Pay = (platform) => paidOut(platform, '005', 'failed');

const cancelled: Pay = (platform) => paidOut(platform, '006', 'failed');

check.describe('a refunded payment', () => {
  for (const [requirement, how, pay] of [
    [
      'WEBHOOK-REFUND-007',
      'made by /transfer-out sends OUTGOING_PAYMENT.REFUND_COMPLETED',
      byTransfer,
    ],
    ['WEBHOOK-REFUND-008', 'made by an agent sends OUTGOING_PAYMENT.REFUND_COMPLETED', byAgent],
    [
      'WEBHOOK-REFUND-009',
      'returned by the bank sends OUTGOING_PAYMENT.REFUND_COMPLETED',
      returned,
    ],
    [
      'WEBHOOK-REFUND-010',
      'cancelled by the user sends OUTGOING_PAYMENT.REFUND_COMPLETED',
      cancelled,
    ],
  ] as const) {
    check(how, requirement, async ({ platform }) => {
      const events = await eventsOf(platform);
      const before = await balance(platform);

      const id = await pay(platform);

      const record = await transactionWithOutcome(platform, id, 'failed');
      if (paymentOutcomeOf(record) !== 'failed')
        undecided('the payment to an account that makes it fail has not failed');
      const moved = await movedSince(platform, before, (since) => since === 0);
      if (moved !== 0) undecided('the balance does not show the refund of the failed payment');
      const type = platform.target.setting('webhooks.types.refundCompleted');
      const came = await events.of(type, id);
      expect(came.length, `the number of events of the type ${type}`).toBeGreaterThan(0);
    });
  }
});
