import {
  kindsTaken,
  payWithMagicSuffix,
  promptKind,
  recordOf,
  shared,
  sharedPayer,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/quotes/payment-outcome.ts';
import { transactionOf } from '../../fixtures/areas/quotes/settled-payment.ts';
import { expectOutcomes, failedRecord } from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { failureReasonOf } from '../../fixtures/areas/quotes/transaction.ts';
import { covers, expect, expectAsDefault, isSuccess, member, test } from '../../fixtures/index.ts';
import { paymentOutcome } from '../../spec/sandbox.ts';

/** Half of the time after which the ending that takes its time has failed. */
const SOON_MS = 15_000;

test.describe('money pulled from an account', () => {
  for (const [fact, suffixes, row] of [
    ['with an ordinary number arrives', ['999'], 'PULL-OUTCOME-001'],
    ['in 002 does not arrive', ['002'], 'PULL-OUTCOME-002'],
    ['in 003 does not arrive', ['003'], 'PULL-OUTCOME-003'],
    ['in 004 does not arrive', ['004'], 'PULL-OUTCOME-004'],
    ['in 006 arrives', ['006'], 'PULL-OUTCOME-006'],
    ['in 007 arrives', ['007'], 'PULL-OUTCOME-007'],
    ['in any other digits arrives', ['000', '001', '008', '010', '200'], 'PULL-OUTCOME-008'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await expectOutcomes(platform, 'pull', suffixes);
    });
  }

  test('in a reserved ending arrives', covers('PULL-OUTCOME-009'), async ({ platform }) => {
    await expectOutcomes(platform, 'pull', ['101', '103', '108', '199'], true);
  });

  test('in 002 or 003 has failed at once', covers('PULL-OUTCOME-010'), async ({ platform }) => {
    const kinds = await kindsTaken(platform, 'pull');
    for (const suffix of ['002', '003']) {
      for (const kind of kinds) {
        const { reply, quote } = await shared(platform, 'pull', kind, suffix);
        if (isSuccess(reply) && quote !== undefined) {
          const outcome = paymentOutcomeOf(await transactionOf(platform, quote));
          expectAsDefault('G-151', outcome, 'failed', `a pull, ${kind} in ${suffix}`);
        }
      }
    }
  });

  test('in 002 or 003 fails within seconds', covers('PULL-OUTCOME-016'), async ({ platform }) => {
    const kind = await promptKind(platform, 'pull');
    const limitMs = Math.min(platform.target.settleMs, SOON_MS);
    for (const suffix of ['002', '003']) {
      const pull = await payWithMagicSuffix(platform, 'pull', await sharedPayer(platform, 'pull'), {
        kind,
        suffix,
      });

      const record = await recordOf(platform, pull, 'failed', limitMs);

      const outcome = record === undefined ? 'failed' : paymentOutcomeOf(record);
      expect(outcome, `a pull, ${kind} in ${suffix}`).toBe('failed');
    }
  });

  test('in 005 has not failed at once', covers('PULL-OUTCOME-017'), async ({ platform }) => {
    const kind = await promptKind(platform, 'pull');
    const payer = await sharedPayer(platform, 'pull');

    const { reply } = await payWithMagicSuffix(platform, 'pull', payer, { kind, suffix: '005' });

    expect(reply).toBeSuccess();
    // Of the quote, since the answer cannot be late: a transaction might be read too late.
    expect(member(reply.json, 'status'), 'the status of the quote').not.toBe('FAILED');
  });

  test('says why it failed', covers('PULL-OUTCOME-011'), async ({ platform }) => {
    for (const suffix of ['002', '003', '004']) {
      const { reason } = paymentOutcome('pull-source', suffix);
      const record = await failedRecord(platform, 'pull', suffix);
      expectAsDefault('G-151', failureReasonOf(platform, record), reason, `why ${suffix} failed`);
    }
  });
});
