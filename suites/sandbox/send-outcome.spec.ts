import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { executeQuote, sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('paying into the instructions of a quote', () => {
  check('is required before anything is credited', 'SANDBOX-SEND-005', async ({ platform }) => {
    const { quote, receiver } = await newDeposit(platform);
    const before = await balanceOf(platform, receiver);

    await executeQuote(platform, quote);

    expect(
      await balanceOf(platform, receiver),
      'the balance before the instructions are paid',
    ).toBe(before);
    expect(await sandboxSend(platform, quote.id), 'the payment of the instructions').toBeSuccess();
  });

  check('fails a payment to a 002 or 004 account', 'SANDBOX-SEND-006', async ({ platform }) => {
    const { receiver } = await newDeposit(platform);
    for (const [suffix, awaited] of [
      ['999', 'succeeded'],
      ['002', 'failed'],
      ['004', 'failed'],
    ] as const) {
      const account = await newExternalAccount(platform, receiver.customerId, { suffix });
      const deposit = await newDeposit(platform, account.id);
      const reply = await sandboxSend(platform, deposit.quote.id);
      const record =
        isSuccess(reply) &&
        (await transactionWithOutcome(
          platform,
          await transactionIdOf(platform, deposit.quote),
          awaited,
        ));

      expect(
        record ? paymentOutcomeOf(record) : 'failed',
        `the outcome with an account ending in ${suffix}`,
      ).toBe(awaited);
    }
  });
});
