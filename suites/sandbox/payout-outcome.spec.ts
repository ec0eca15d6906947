import { promptKind, recordOf, shared } from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/quotes/payment-outcome.ts';
import { expectOutcomes, failedRecord } from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { failureReasonOf } from '../../fixtures/areas/quotes/transaction.ts';
import { covers, expect, expectAsDefault, member, test } from '../../fixtures/index.ts';
import { paymentOutcome } from '../../spec/sandbox.ts';

test.describe('a payout to an account', () => {
  for (const [fact, suffixes, row] of [
    ['with an ordinary number arrives', ['999'], 'PAYTO-OUTCOME-001'],
    ['in 002 fails', ['002'], 'PAYTO-OUTCOME-002'],
    ['in 004 fails', ['004'], 'PAYTO-OUTCOME-003'],
    ['in 005 fails in the end', ['005'], 'PAYTO-OUTCOME-004'],
    ['in any other digits arrives', ['000', '001', '008', '010', '200'], 'PAYTO-OUTCOME-005'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await expectOutcomes(platform, 'payout', suffixes);
    });
  }

  for (const [fact, suffix, row] of [
    ['with an ordinary number arrives', '999', 'PAYTO-OUTCOME-013'],
    ['in 002 fails', '002', 'PAYTO-OUTCOME-014'],
    ['in 004 fails', '004', 'PAYTO-OUTCOME-015'],
    ['in 005 fails in the end', '005', 'PAYTO-OUTCOME-019'],
  ] as const) {
    test(`${fact} when made at once`, covers(row), async ({ platform }) => {
      await expectOutcomes(platform, 'payout at once', [suffix]);
    });
  }

  for (const [fact, suffixes, row] of [
    ['in 006 is cancelled', ['006'], 'PAYTO-OUTCOME-007'],
    ['in 007 fails', ['007'], 'PAYTO-OUTCOME-008'],
    ['in a reserved ending arrives', ['101', '103', '108', '199'], 'PAYTO-OUTCOME-009'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await expectOutcomes(platform, 'payout', suffixes, true);
    });
  }

  for (const [suffix, row] of [
    ['002', 'PAYTO-REASON-003'],
    ['004', 'PAYTO-REASON-004'],
    ['005', 'PAYTO-REASON-005'],
  ] as const) {
    const { reason } = paymentOutcome('quote-destination', suffix);

    test(`in ${suffix} fails with ${reason}`, covers(row), async ({ platform }) => {
      const record = await failedRecord(platform, 'payout', suffix);

      expectAsDefault('G-151', failureReasonOf(platform, record), reason, `why ${suffix} failed`);
    });
  }

  for (const [suffix, name, wanted, row] of [
    ['006', 'reason', 'USER_CANCELLATION', 'PAYTO-REFUND-001'],
    ['007', 'status', 'FAILED', 'PAYTO-REFUND-002'],
  ] as const) {
    test(`in ${suffix} has the ${name} of its refund`, covers(row), async ({ platform }) => {
      const record = await failedRecord(platform, 'payout', suffix);

      const shown = member(member(record, 'refund'), name);
      expectAsDefault('G-151', shown, wanted, `refund.${name} of ${suffix}`);
    });
  }

  test('that arrived has no reason to fail', covers('PAYTO-REASON-006'), async ({ platform }) => {
    const payment = await shared(platform, 'payout', await promptKind(platform, 'payout'), '999');

    const record = await recordOf(platform, payment, 'succeeded');

    if (paymentOutcomeOf(record) === 'succeeded') {
      expect(failureReasonOf(platform, record) ?? null, 'why it failed').toBe(null);
    }
  });
});
