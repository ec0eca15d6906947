import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { executeQuote, sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import type { Payer } from '../../fixtures/areas/payments/payer.ts';
import {
  type PaymentOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { untilReturned } from '../../fixtures/areas/payments/suffix-outcome.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** What becomes of a deposit whose destination is an external account that ends so. */
async function outcomeOfDeposit(
  platform: Platform,
  { customerId }: Payer,
  suffix: string,
  awaited: PaymentOutcome,
): Promise<PaymentOutcome> {
  const account = await newExternalAccount(platform, customerId, { suffix });
  const { quote } = await newDeposit(platform, account.id);
  const reply = await sandboxSend(platform, quote.id);
  if (!isSuccess(reply)) return 'failed';
  const id = await transactionIdOf(platform, quote);
  const { settleMs } = platform.target;
  const waiting = untilReturned(platform, suffix);
  return paymentOutcomeOf(await transactionWithOutcome(platform, id, awaited, settleMs, waiting));
}

check.describe('the payment of a real-time-funded quote', () => {
  check(
    'credits nothing before the instructions are paid',
    'SANDBOX-SEND-005',
    async ({ platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      await executeQuote(platform, quote);

      expect(
        await balanceOf(platform, receiver),
        'the balance before the instructions are paid',
      ).toBe(before);
      expect(
        await sandboxSend(platform, quote.id),
        'the payment of the instructions',
      ).toBeSuccess();
    },
  );

  check(
    'to an account number ending in 002 or 004 fails',
    'SANDBOX-SEND-006',
    async ({ platform }) => {
      const { receiver } = await newDeposit(platform);
      for (const [suffix, awaited] of [
        ['999', 'succeeded'],
        ['002', 'failed'],
        ['004', 'failed'],
      ] as const) {
        const outcome = await outcomeOfDeposit(platform, receiver, suffix, awaited);

        expect(outcome, `the outcome with an account ending in ${suffix}`).toBe(awaited);
      }
    },
  );

  check(
    'to an account number ending in 005 to 007 fails',
    'SANDBOX-SEND-016',
    async ({ platform }) => {
      const { receiver } = await newDeposit(platform);
      const control = await outcomeOfDeposit(platform, receiver, '999', 'succeeded');
      if (control !== 'succeeded')
        undecided(
          `the payment of instructions with an account ending in 999 is ${control} and has not succeeded`,
        );

      const outcomes = await inParallel(['005', '006', '007'], (suffix) =>
        outcomeOfDeposit(platform, receiver, suffix, 'failed'),
      );

      const [returned, ...others] = outcomes;
      if (returned !== 'open') {
        expect(returned, 'the outcome with an account ending in 005').toBe('failed');
      }
      for (const outcome of others) {
        expect(outcome, 'the outcome with an account ending in 006 or 007').toBe('failed');
      }
      // What is returned may take its time.
      if (returned === 'open')
        undecided('the payment of instructions with an account ending in 005 is still pending');
    },
  );
});
