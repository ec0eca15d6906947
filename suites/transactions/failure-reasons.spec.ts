import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import { unlimitedAgent } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { transactionWithOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import { mayTakeDays } from '../../fixtures/areas/payments/suffix-outcome.ts';
import {
  failureReasonOf,
  readTransaction,
  refundStatusOf,
  settledTransaction,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import { narrowed } from '../../fixtures/areas/transactions/list.ts';
import {
  balance,
  bank,
  movedSince,
  payerFor,
} from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  completed,
  completedPull,
  failingPayout,
  payAtOnce,
  transactionIn,
} from '../../fixtures/areas/transactions/payments.ts';
import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { balanceBeforeTransfer, endedTransfer } from '../../fixtures/areas/transfers/transfers.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  member,
  optional,
  type Platform,
  requireCapability,
  undecided,
  unreached,
  warnUnless,
} from '../../fixtures/index.ts';
import { failureReasons, removedFailureReasons } from '../../spec/failure-reasons.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { type PaymentSubject, paymentTable } from '../../spec/sandbox.ts';

/** Endings of an account that a quote fails to pay to, and of one that nothing can be pulled from. */
const FAILING_DESTINATIONS = failingEndings('quote-destination');
const FAILING_SOURCES = failingEndings('pull-source');

function failingEndings(subject: PaymentSubject): readonly string[] {
  const { outcomes } = paymentTable(subject);
  return outcomes.flatMap(({ status, suffix }) => (status === 'FAILED' ? [suffix] : []));
}

/** Pays to an account whose ending has the payment fail, and measures what is missing; once per worker. */
function refundedPayment(platform: Platform) {
  return platform.once('a refunded payment', async () => {
    const { id: destinationId } = await bank(platform, '002', 'failing');
    const before = await balance(platform, 'failing');
    const id = await failingPayout(platform, destinationId, 'failing');
    const record = await settledTransaction(platform, id);
    const moved = await movedSince(platform, before, (each) => each === 0, 'failing');
    const isReturning = moved < 0 && refundStatusOf(record) === 'PENDING';
    return { reason: failureReasonOf(record), lost: 0 - moved, isReturning };
  });
}

/** The reasons that failed payments show; which member shows them is a gap. */
async function everyReason(platform: Platform): Promise<readonly unknown[]> {
  const reasons = (await everyFailure(platform)).map((each) => failureReasonOf(each));
  const shown = reasons.filter((reason) => reason !== undefined && reason !== null);
  return shown.length > 0
    ? shown
    : unreached('GET /transactions shows no failure reason for any failed payment');
}

/** Has an agent of the same payer pay to an account whose ending has the payment fail. */
async function failedByAgent(platform: Platform): Promise<string> {
  requireCapability(platform, 'agents');
  const { accountId, customerId } = await payerFor(platform, 'failing');
  const { id: destinationId } = await bank(platform, '004', 'failing');
  const agent = await unlimitedAgent(platform, customerId);
  return agentPayment(platform, agent, { accountId, destinationId });
}

/** Makes payments that fail in every way there is an ending for, and lists them; once per worker. */
function everyFailure(platform: Platform): Promise<readonly unknown[]> {
  return platform.once('every failed payment', async () => {
    // First, for what comes back of the others would show in its balance.
    await refundedPayment(platform);
    const { accountId, customerId, currency } = await payerFor(platform, 'failing');
    const made: string[] = [];
    await inParallel(FAILING_DESTINATIONS, async (suffix) => {
      const { id } = await bank(platform, suffix, 'failing');
      const reply = await payAtOnce(platform, accountId, id);
      if (isSuccess(reply)) made.push(transactionIn(reply));
    });
    await inParallel(FAILING_SOURCES, async (suffix) => {
      const { id } = await bank(platform, suffix, 'failing');
      const reply = await payAtOnce(platform, id, accountId);
      if (isSuccess(reply)) made.push(transactionIn(reply));
    });
    const byAgent = await optional(() => failedByAgent(platform));
    if (byAgent !== undefined) made.push(byAgent);
    await Promise.all(made.map((id) => transactionWithOutcome(platform, id, 'failed')));
    const rows = await narrowed(platform, { customerId });
    for (const direction of platform.target.has('transfers') ? directions : []) {
      const before = await balanceBeforeTransfer(platform, direction, '004');
      const reply = await transfer(platform, direction, { suffix: '004' });
      await endedTransfer(platform, reply, before);
    }
    // With the transfers come the failures of everything else that these checks have paid.
    const { customerId: measured } = await payerFor(platform);
    const others = await narrowed(platform, { customerId: measured });
    const failed = [...rows, ...others].filter((row) => statusOf(row) === 'FAILED');
    if (failed.length > 0) return failed;
    if (currency === 'USD') mayTakeDays('every payment that fails');
    return unreached(
      'none of the payments to and from accounts that make them fail is listed as FAILED',
    );
  });
}

const removed = {
  EXECUTION_FAILED_POST_DEBIT: 'TRANSACTION-FAIL-002',
  SETTLEMENT_FAILED: 'TRANSACTION-FAIL-003',
  TIMEOUT: 'TRANSACTION-FAIL-004',
  MANUAL_REFUND: 'TRANSACTION-FAIL-005',
} as const satisfies Record<(typeof removedFailureReasons)[number], RequirementId>;

check.describe('a failed payment', () => {
  check(
    'has one of the failure reasons of the contract',
    'TRANSACTION-FAIL-001',
    async ({ platform }) => {
      const seen = await everyReason(platform);

      // Reasons may be added (Versioning 3).
      for (const reason of seen) {
        const isKnown = failureReasons.includes(String(reason));
        warnUnless(isKnown, `${reason} is not a reason of the contract`);
      }
    },
  );

  for (const reason of removedFailureReasons) {
    check(`does not have the reason ${reason}`, removed[reason], async ({ platform }) => {
      expect(await everyReason(platform), 'the failure reasons of all payments').not.toContain(
        reason,
      );
    });
  }

  check('shows a failure reason', 'TRANSACTION-FAIL-006', async ({ platform }) => {
    // One that its user cancelled says so by its refund.
    const failures = (await everyFailure(platform)).filter(
      (each) => member(member(each, 'refund'), 'reason') === undefined,
    );

    expect(failures.length, 'the number of failed payments').toBeGreaterThan(0);
    const mute = failures.filter((each) => failureReasonOf(each) === undefined);
    expect(mute.length, 'the number of failed payments without a failure reason').toBe(0);
  });

  check(
    'with the reason QUOTE_EXECUTION_FAILED is refunded',
    'TRANSACTION-FAIL-008',
    async ({ platform }) => {
      const { lost, reason, isReturning } = await refundedPayment(platform);

      if (reason !== 'QUOTE_EXECUTION_FAILED') {
        undecided(`the payment failed with ${reason} and not QUOTE_EXECUTION_FAILED`);
      }
      if (isReturning) undecided('the refund of the failed payment is shown as PENDING');
      expect(lost, 'the amount missing from the account, at most').toBeLessThanOrEqual(0);
    },
  );

  check('is refunded at most once', 'TRANSACTION-FAIL-009', async ({ platform }) => {
    const { lost } = await refundedPayment(platform);

    expect(lost, 'the amount missing from the account, at least').toBeGreaterThanOrEqual(0);
  });
});

check.describe('a completed payment', () => {
  check('shows no failure reason', 'TRANSACTION-FAIL-007', async ({ platform }) => {
    for (const id of [await completed(platform), await completedPull(platform)]) {
      const reason = failureReasonOf(await readTransaction(platform, id));

      expect(failureReasons, 'reasons of the contract for a failure').not.toContain(reason);
      // Any other word in that member may mean that there is none.
      const empty = [undefined, null, ''];
      expect(empty, 'the empty values of the failure reason').toContain(reason);
    }
  });
});
