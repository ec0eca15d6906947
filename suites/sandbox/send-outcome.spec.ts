import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { newDeposit, sendTo } from '../../fixtures/payments/deposit.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { fatedTransaction, fateOf } from '../../fixtures/payments/fate.ts';
import { transactionIdOf } from '../../fixtures/payments/settled-payment.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('paying into the instructions of a quote', () => {
  test('is what its payment waits for', covers('SANDBOX-SEND-005'), async ({ platform }) => {
    const { quote, receiver } = await newDeposit(platform);
    const before = await balanceOf(platform, receiver);

    await platform.call('executeQuote', { path: { quoteId: quote.id } });

    expect(await balanceOf(platform, receiver), 'the balance').toBe(before);
    expect(await sendTo(platform, quote.id), 'the payment').toBeSuccess();
  });

  test(
    'does not help where the account fails it',
    covers('SANDBOX-SEND-006'),
    async ({ platform }) => {
      const { receiver } = await newDeposit(platform);
      for (const [suffix, awaited] of [
        ['999', 'succeeded'],
        ['002', 'failed'],
        ['004', 'failed'],
      ] as const) {
        const account = await newExternalAccount(platform, receiver.customerId, { suffix });
        const deposit = await newDeposit(platform, account.id);
        const reply = await sendTo(platform, deposit.quote.id);
        const record =
          isSuccess(reply) &&
          (await fatedTransaction(
            platform,
            await transactionIdOf(platform, deposit.quote),
            awaited,
          ));

        expect(record ? fateOf(record) : 'failed', `to an account in ${suffix}`).toBe(awaited);
      }
    },
  );
});
