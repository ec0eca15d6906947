import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  kindsTaken,
  pay,
  promptKind,
  recordOf,
  sharedPayer,
  sharedPayment,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionOf } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  failedRecord,
  OTHER_DIGITS,
  RESERVED,
  seenPayments,
  sharedPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { failureReasonOf } from '../../fixtures/areas/payments/transaction.ts';
import { check, expect, isSuccess, member, type Platform } from '../../fixtures/index.ts';
import { paymentOutcome } from '../../spec/sandbox.ts';

/** Half of the time after which the ending that takes its time has failed. */
const SOON_MS = 15_000;

/** How long a pull that fails immediately is waited for. */
function soonMs({ target }: Platform): number {
  return Math.min(target.settleMs, SOON_MS);
}

check.describe('a pull from an account', () => {
  for (const [fact, suffixes, expected, row] of [
    ['whose number ends in 999 completes', ['999'], 'succeeded', 'PULL-OUTCOME-001'],
    ['whose number ends in 002 fails', ['002'], 'failed', 'PULL-OUTCOME-002'],
    ['whose number ends in 003 fails', ['003'], 'failed', 'PULL-OUTCOME-003'],
    ['whose number ends in 004 fails', ['004'], 'failed', 'PULL-OUTCOME-004'],
    ['whose number ends in 006 completes', ['006'], 'succeeded', 'PULL-OUTCOME-006'],
    ['whose number ends in 007 completes', ['007'], 'succeeded', 'PULL-OUTCOME-007'],
    [
      'whose number does not end in 002 to 005 completes',
      OTHER_DIGITS,
      'succeeded',
      'PULL-OUTCOME-008',
    ],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const pulls = await sharedPayments(platform, 'pull', suffixes);

      for (const { outcome, what } of await seenPayments(platform, pulls)) {
        expect(outcome, what).toBe(expected);
      }
    });
  }

  check(
    'with a suffix for beneficiary name verification completes',
    'PULL-OUTCOME-009',
    async ({ platform }) => {
      const pulls = await sharedPayments(platform, 'pull', RESERVED);

      for (const { outcome, what } of await seenPayments(platform, pulls)) {
        expect(outcome, what).toBe('succeeded');
      }
    },
  );

  check(
    'whose number ends in 002 or 003 shows its failure when first read',
    'PULL-OUTCOME-010',
    async ({ platform }) => {
      const kinds = await kindsTaken(platform, 'pull');
      for (const suffix of ['002', '003']) {
        for (const kind of kinds) {
          const pull = await sharedPayment(platform, { way: 'pull', kind, suffix });

          if (isSuccess(pull.reply) && pull.quote !== undefined) {
            const what = `the outcome of a pull, ${kind} ending in ${suffix}`;
            const first = await transactionOf(platform, pull.quote);
            const soon = await recordOf(platform, pull, 'failed', soonMs(platform));
            // That it fails immediately is stated; whether its first answer shows it is not.
            expect(paymentOutcomeOf(soon), 'a pull that is to fail at once').toBe('failed');
            expect(paymentOutcomeOf(first), what).toBe('failed');
          }
        }
      }
    },
  );

  check(
    'whose number ends in 002 or 003 fails within seconds',
    'PULL-OUTCOME-016',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'pull');
      const { customerId, accountId } = await sharedPayer(platform, 'pull');
      for (const suffix of ['002', '003']) {
        const account = await newExternalAccount(platform, customerId, { kind, suffix });

        const payment = await pay(platform, 'pull', accountId, account);

        const record = await recordOf(platform, payment, 'failed', soonMs(platform));
        const outcome = record === undefined ? 'failed' : paymentOutcomeOf(record);
        expect(outcome, `the outcome of a pull, ${kind} ending in ${suffix}`).toBe('failed');
      }
    },
  );

  check(
    'whose number ends in 005 does not fail immediately',
    'PULL-OUTCOME-017',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'pull');
      const { customerId, accountId } = await sharedPayer(platform, 'pull');
      const account = await newExternalAccount(platform, customerId, { kind, suffix: '005' });

      const { reply } = await pay(platform, 'pull', accountId, account);

      expect(reply).toBeSuccess();
      // Of the quote, since the answer cannot be late: a transaction might be read too late.
      expect(member(reply.json, 'status'), 'the status of the quote').not.toBe('FAILED');
    },
  );

  check(
    "fails with the reason that the account's suffix selects",
    'PULL-OUTCOME-011',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'pull');
      for (const suffix of ['002', '003', '004']) {
        const course = { way: 'pull', kind, suffix } as const;

        const payment = await sharedPayment(platform, course);

        const record = await failedRecord(platform, course, payment);
        const { reason } = paymentOutcome('pull-source', suffix);
        expect(failureReasonOf(record), `the failure reason of a number ending in ${suffix}`).toBe(
          reason,
        );
      }
    },
  );
});
