import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { changedBalance, settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind, recordOf } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { transactionWithOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  AMOUNT,
  newQuote,
  quoteBody,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { failureReasonOf, refundStatusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  endedPayments,
  isMoveExplained,
  movedBy,
  totalOf,
} from '../../fixtures/areas/sandbox/conservation.ts';
import { timesPaidAtOnce } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, warnUnless } from '../../fixtures/index.ts';

const ORDINARY = ['999', '998', '997', '996'];

check.describe('the balance of', () => {
  for (const [way, what, row] of [
    ['payout', 'payout', 'PAYTO-MONEY-001'],
    ['payout at once', 'payout with immediatelyExecute', 'PAYTO-MONEY-011'],
  ] as const) {
    check(`the source is restored after a failed ${what}`, row, async ({ platform }) => {
      const failed = await endedPayments(platform, way, ['002'], 'failed');
      const balance = await settledBalance(platform, failed.payer, failed.before);
      expect(balance, 'the balance after the failed payment').toBe(failed.before);

      const { payer, before } = await endedPayments(platform, way, ['004'], 'failed');
      const after = await settledBalance(platform, payer, before);
      // Of a rejected one a fee may be kept: the whole is promised of QUOTE_EXECUTION_FAILED alone.
      expect(Math.round((before - after) / AMOUNT), 'how often the amount was debited').toBe(0);
      warnUnless(after === before, `a rejected ${way} is given back less ${before - after}`);
    });
  }

  check(
    'the destination is unchanged after a failed pull',
    'PULL-MONEY-001',
    async ({ platform }) => {
      const endings = ['002', '003', '004'];
      const { payer, before } = await endedPayments(platform, 'pull', endings, 'failed');

      expect(await settledBalance(platform, payer, before), 'the balance after the pull').toBe(
        before,
      );
    },
  );

  for (const [fact, suffixes, row] of [
    ['the source falls by the total of a payout', ['999'], 'PAYTO-MONEY-002'],
    ['the source falls by the sum of several parallel payouts', ORDINARY, 'PAYTO-MONEY-003'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const ended = await endedPayments(platform, 'payout', suffixes, 'succeeded');

      const moved = await movedBy(platform, ended, 'totalSendingAmount');
      // Fees stay far below what is paid. That each is taken, and once, is stated; the whole is not.
      const times = Math.round(moved / suffixes.length / AMOUNT);
      expect(times, 'how often each payout was debited').toBe(1);
      const total = totalOf(ended.payments, 'totalSendingAmount');
      const isFee = isMoveExplained(ended, total, moved);
      expect(moved, isFee ? 'the debited amount' : 'a debited amount that no fee explains').toBe(
        total,
      );
    });
  }

  for (const [fact, suffixes, row] of [
    ['the destination rises by the total of a pull', ['999'], 'PULL-MONEY-002'],
    ['the destination rises by the sum of several parallel pulls', ORDINARY, 'PULL-MONEY-003'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const one = await endedPayments(platform, 'pull', ['999'], 'succeeded');
      const ended = await endedPayments(platform, 'pull', suffixes, 'succeeded');

      const moved = await movedBy(platform, ended, 'totalReceivingAmount');
      // That each brings something, at about the rate of any other, is stated; the amount is not.
      const rate = await movedBy(platform, one, 'totalReceivingAmount');
      expect(rate, 'the amount credited by one pull').toBeGreaterThan(0);
      expect(Math.round(moved / rate), 'the number of pulls credited').toBe(suffixes.length);
      const total = totalOf(ended.payments, 'totalReceivingAmount');
      const isFee = isMoveExplained(ended, total, moved);
      expect(moved, isFee ? 'the credited amount' : 'a credited amount that no fee explains').toBe(
        total,
      );
    });
  }

  for (const [fact, suffix, row] of [
    ['the source is restored after a returned payout', '005', 'PAYTO-MONEY-004'],
    ['the source is restored after a cancelled payout', '006', 'PAYTO-MONEY-005'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const { payer, before, payments } = await endedPayments(
        platform,
        'payout',
        [suffix],
        'failed',
      );

      const records = payments.map((each) => recordOf(platform, each, 'failed'));
      const failed = await Promise.all(records);
      const after = await settledBalance(platform, payer, before);
      // Of a payment that fails for this reason the whole is promised, whatever its ending.
      const reasons = failed.map((each) => failureReasonOf(each));
      const isPromised = reasons.every((reason) => reason === 'QUOTE_EXECUTION_FAILED');
      // One whose record says that its refund is completed is back, but for what that may cost.
      const isRefunded = failed.every((each) => refundStatusOf(each) === 'COMPLETED');
      const times = Math.round((before - after) / AMOUNT);
      const kept = 'how often the amount was kept';
      expect(times, isRefunded ? `${kept} in spite of its refund` : kept).toBe(0);
      expect(after, isPromised ? 'the balance that is promised' : 'the balance').toBe(before);
    });
  }

  check('the source falls once for a completed payout', 'PAYTO-MONEY-009', async ({ platform }) => {
    const ended = await endedPayments(platform, 'payout', ['999'], 'succeeded');

    const moved = await movedBy(platform, ended, 'totalSendingAmount');
    // Fees stay far below what is paid, whether they are part of it or not.
    expect(Math.round(moved / AMOUNT), 'how often the amount was debited').toBe(1);
  });

  check('the destination rises after a completed pull', 'PULL-MONEY-006', async ({ platform }) => {
    const ended = await endedPayments(platform, 'pull', ['999'], 'succeeded');

    const credited = await movedBy(platform, ended, 'totalReceivingAmount');
    expect(credited, 'the amount credited by the pull').toBeGreaterThan(0);
  });

  for (const [fact, way, row] of [
    ['the destination rises once for a pull within one currency', 'pull', 'PULL-MONEY-007'],
    ['the source falls once for a payout with immediatelyExecute', 'payout', 'PAYTO-MONEY-010'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      expect(await timesPaidAtOnce(platform, way), 'how often the amount was moved').toBe(1);
    });
  }

  check(
    'the source does not fall for a payout that is only quoted',
    'PAYTO-MONEY-007',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'payout');
      const payer = await newPayer(platform);
      const account = await newExternalAccount(platform, payer.customerId, { kind });
      const before = await balanceOf(platform, payer);

      const quote = await newQuote(platform, quoteBody(payer.accountId, account.id));

      expect(await balanceOf(platform, payer), 'the balance before the execution').toBe(before);
      requireOwnRules(await executeQuote(platform, quote));
      const after = await changedBalance(platform, payer, before);
      expect(after, 'the balance after the execution').toBeLessThan(before);
    },
  );

  check(
    'the source falls once for parallel executions with one Idempotency-Key',
    'PAYTO-MONEY-008',
    async ({ platform }) => {
      const kind = await promptKind(platform, 'payout');
      const payer = await newPayer(platform);
      const account = await newExternalAccount(platform, payer.customerId, { kind });
      const before = await balanceOf(platform, payer);
      const quote = await newQuote(platform, quoteBody(payer.accountId, account.id));
      const key = platform.uniqueKey();

      await Promise.all(
        [1, 2, 3].map(() => executeQuote(platform, quote, { key }).then(requireOwnRules)),
      );

      await transactionWithOutcome(platform, await transactionIdOf(platform, quote), 'succeeded');
      const spent = before - (await changedBalance(platform, payer, before));
      expect(Math.round(spent / AMOUNT), 'how often the amount was debited').toBe(1);
    },
  );
});
