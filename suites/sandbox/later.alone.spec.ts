import {
  type AccountKind,
  newExternalAccount,
} from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { laterPlatform, readLater } from '../../fixtures/areas/payments/later.ts';
import {
  kindsTaken,
  pay,
  promptKind,
  type Way,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  hasOutcome,
  type PaymentOutcome,
  paymentOutcomeOf,
  withKnownStatus,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { mayTakeDays } from '../../fixtures/areas/payments/suffix-outcome.ts';
import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Pays, and reads the balance before and right after, while the end is still to come; once per worker. */
function startedPayment(platform: Platform, way: Way, kind: AccountKind, suffix: string) {
  return platform.once(`a pending ${way}, ${kind} ending in ${suffix}`, async () => {
    const payer = await newPayer(platform);
    const account = await newExternalAccount(platform, payer.customerId, { kind, suffix });
    const before = await balanceOf(platform, payer);
    const { reply, quote } = await pay(platform, way, payer.accountId, account);
    if (!isSuccess(reply) || quote === undefined) {
      undecided(`a ${way} with a ${kind} ending in ${suffix} answered ${reply.status}`, reply);
    }
    const transactionId = await transactionIdOf(platform, quote);
    const first = await readTransaction(platform, transactionId);
    const after = await balanceOf(platform, payer);
    return { reply, kind, payer, transactionId, first, before, after };
  });
}

/** The transaction of a payment about so many seconds later, once its outcome is the awaited one. */
function readPaymentLater(
  platform: Platform,
  { transactionId }: { readonly transactionId: string },
  seconds: number,
  awaited: PaymentOutcome,
) {
  const read = () => readTransaction(platform, transactionId);
  return readLater(platform, seconds, read, (record) => hasOutcome(record, awaited));
}

check.describe('a pull from an account whose number ends in 005', () => {
  check('fails in the end', 'PULL-OUTCOME-005', async ({ run }) => {
    const platform = laterPlatform(run);
    const kinds = await kindsTaken(platform, 'pull');
    const pulls = await Promise.all(
      kinds.map((kind) => startedPayment(platform, 'pull', kind, '005')),
    );

    const late: boolean[] = [];
    for (const pull of pulls) {
      const outcome = paymentOutcomeOf(await readPaymentLater(platform, pull, 30, 'failed'));
      const isLate = outcome === 'open' && pull.kind === 'USD_ACCOUNT';
      late.push(isLate);

      if (!isLate)
        expect(outcome, `the outcome of a pull, ${pull.kind} ending in 005`).toBe('failed');
    }
    if (!late.includes(false)) mayTakeDays('a pull from a number ending in 005');
  });

  check('is pending at first', 'PULL-OUTCOME-012', async ({ run }) => {
    const platform = laterPlatform(run);
    const kind = await promptKind(platform, 'pull');

    const { reply } = await startedPayment(platform, 'pull', kind, '005');

    // Of the quote, since the answer cannot be late: a transaction might be read too late.
    const status = member(reply.json, 'status');
    // That it does not fail at once is stated; its status until then is not.
    expect(status, 'the status of the quote at first').not.toBe('FAILED');
    expect(status, 'the status of the quote').toBe('PROCESSING');
  });

  check('credits nothing while pending or failed', 'PULL-MONEY-005', async ({ run }) => {
    const platform = laterPlatform(run);
    const kind = await promptKind(platform, 'pull');
    const pull = await startedPayment(platform, 'pull', kind, '005');

    await readPaymentLater(platform, pull, 30, 'failed');

    expect(pull.after, 'the balance at first').toBe(pull.before);
    expect(
      await settledBalance(platform, pull.payer, pull.before),
      'the balance after the outcome',
    ).toBe(pull.before);
  });
});

check.describe('a payout to an account whose number ends in 003', () => {
  check('is pending at first', 'PAYTO-OUTCOME-010', async ({ run }) => {
    const platform = laterPlatform(run);

    const kind = await promptKind(platform, 'payout');
    const { reply, transactionId, first } = await startedPayment(platform, 'payout', kind, '003');
    const known = await withKnownStatus(platform, transactionId, first);
    // Delays may be shortened, so an unknown status may have been that of a pending payout.
    if (known !== first && hasOutcome(known, 'succeeded'))
      undecided(
        `the payout to an account ending in 003 is ${statusOf(first)} at first, and completed at the next status that the run knows`,
      );

    // It fails or arrives later: in neither reading has it arrived by now.
    expect(paymentOutcomeOf(known), 'the outcome of the payout at first').not.toBe('succeeded');
    expect(member(reply.json, 'status'), 'the status of the quote').toBe('PROCESSING');
  });

  check('completes some minutes later', 'PAYTO-OUTCOME-006', async ({ run }) => {
    const platform = laterPlatform(run);
    const kind = await promptKind(platform, 'payout');
    const payout = await startedPayment(platform, 'payout', kind, '003');

    const record = await readPaymentLater(platform, payout, 360, 'succeeded');

    const outcome = paymentOutcomeOf(record);
    if (kind === 'USD_ACCOUNT' && outcome === 'open')
      mayTakeDays('a payout to a number ending in 003');
    // By the table of accounts it fails, by that of destinations it does not.
    if (outcome === 'failed')
      expect(outcome, 'a payout to a number ending in 003 that failed').toBe('succeeded');
    expect(statusOf(record), 'the status of the transaction after some minutes').toBe('COMPLETED');
  });
});

check.describe('a payout that the receiving bank returns', () => {
  check('completes at first', 'PAYTO-OUTCOME-011', async ({ run }) => {
    const platform = laterPlatform(run);

    const kind = await promptKind(platform, 'payout');

    const payout = await startedPayment(platform, 'payout', kind, '005');

    // It may take a moment to arrive, and is sent back later.
    const isThere = member(payout.reply.json, 'status') === 'COMPLETED';
    const outcome = isThere
      ? 'succeeded'
      : paymentOutcomeOf(await readPaymentLater(platform, payout, 0, 'succeeded'));
    if (kind === 'USD_ACCOUNT' && outcome === 'open')
      mayTakeDays('a payout to a number ending in 005');
    expect(outcome, 'the outcome of the payout at first').toBe('succeeded');
  });
});

check.describe('the outcome of a payout', () => {
  for (const [suffix, awaited, row] of [
    ['999', 'succeeded', 'PAYTO-FINAL-001'],
    ['002', 'failed', 'PAYTO-FINAL-002'],
    ['004', 'failed', 'PAYTO-FINAL-003'],
  ] as const) {
    check(
      `to an account number ending in ${suffix} does not change later`,
      row,
      async ({ run }) => {
        const platform = laterPlatform(run);
        const kind = await promptKind(platform, 'payout');
        const payout = await startedPayment(platform, 'payout', kind, suffix);
        const first = await readPaymentLater(platform, payout, 0, awaited);
        if (paymentOutcomeOf(first) === 'open') {
          undecided(
            `the payout to an account ending in ${suffix} reached no final status within the time limit`,
          );
        }

        const later = await readPaymentLater(platform, payout, 60, paymentOutcomeOf(first));

        const outcome = paymentOutcomeOf(later);
        const what = outcome === 'open' ? 'the outcome that is open again' : 'the outcome';
        expect(outcome, what).toBe(paymentOutcomeOf(first));
      },
    );
  }
});
