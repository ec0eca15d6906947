import { failureReasonOf, readTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import { completed, completedPull } from '../../fixtures/areas/transactions/payments.ts';
import { everyFailure, refundedPayment } from '../../fixtures/areas/transfers/failures.ts';
import {
  covers,
  endByGap,
  expect,
  expectByGap,
  member,
  test,
  unverified,
  warn,
} from '../../fixtures/index.ts';
import { failureReasons } from '../../spec/failure-reasons.ts';

test.describe('a payment that failed', () => {
  test(
    'says why in a word of the contract',
    covers('TRANSACTION-FAIL-001'),
    async ({ platform }) => {
      const reasons = (await everyFailure(platform)).map((each) => failureReasonOf(platform, each));

      const seen = reasons.filter((reason) => reason !== undefined);
      if (seen.length === 0) endByGap(['G-167'], 'no failed payment shows its reason');
      // Reasons may be added (Versioning 3).
      for (const reason of seen.filter((each) => !failureReasons.includes(String(each)))) {
        warn(`${reason} is no reason of the contract`);
      }
    },
  );

  for (const [reason, row] of [
    ['EXECUTION_FAILED_POST_DEBIT', 'TRANSACTION-FAIL-002'],
    ['SETTLEMENT_FAILED', 'TRANSACTION-FAIL-003'],
    ['TIMEOUT', 'TRANSACTION-FAIL-004'],
    ['MANUAL_REFUND', 'TRANSACTION-FAIL-005'],
  ] as const) {
    test(`does not say ${reason}`, covers(row), async ({ platform }) => {
      const reasons = (await everyFailure(platform)).map((each) => failureReasonOf(platform, each));

      expect(reasons).not.toContain(reason);
    });
  }

  test('says why', covers('TRANSACTION-FAIL-006'), async ({ platform }) => {
    // One that its user cancelled says so by its refund.
    const failures = (await everyFailure(platform)).filter(
      (each) => member(member(each, 'refund'), 'reason') === undefined,
    );

    expect(failures.length, 'failed payments').toBeGreaterThan(0);
    const mute = failures.filter((each) => failureReasonOf(platform, each) === undefined);
    expectByGap('G-167', mute.length === 0, `${mute.length} failed payments do not say why`);
  });

  test('brings back what was debited', covers('TRANSACTION-FAIL-008'), async ({ platform }) => {
    const { lost, reason } = await refundedPayment(platform);

    if (reason !== 'QUOTE_EXECUTION_FAILED') unverified(`the payment failed for ${reason} (G-151)`);
    expect(lost, 'what is missing on the account').toBeLessThanOrEqual(0);
  });

  test('brings it back once', covers('TRANSACTION-FAIL-009'), async ({ platform }) => {
    const { lost } = await refundedPayment(platform);

    expect(lost, 'what is missing on the account').toBeGreaterThanOrEqual(0);
  });
});

test.describe('a payment that has arrived', () => {
  test('says no reason', covers('TRANSACTION-FAIL-007'), async ({ platform }) => {
    for (const id of [await completed(platform), await completedPull(platform)]) {
      const reason = failureReasonOf(platform, await readTransaction(platform, id));

      const isNone = [undefined, null, ''].includes(reason as undefined);
      expectByGap('G-167', isNone, `${id} has arrived and says ${reason}`);
    }
  });
});
