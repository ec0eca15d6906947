import { covers } from '../../fixtures/check/covers.ts';
import { expectAsDefault } from '../../fixtures/check/default-outcome.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { settledBalance, totalOf } from '../../fixtures/payments/balance.ts';
import { newDeposit, sendTo, transactionOf } from '../../fixtures/payments/deposit.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { fatedTransaction, fateOf } from '../../fixtures/payments/fate.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { platformBeside } from '../../fixtures/verifications/mode.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

/** A deposit that is sent, and sent once more, and the balance of its receiver in between. */
function sentTwice(platform: Platform) {
  return platform.once('a deposit sent twice', async () => {
    const deposit = await newDeposit(platform);
    const { quote, receiver } = deposit;
    const before = await balanceOf(platform, receiver);
    const first = await sendTo(platform, quote.id);
    const record =
      isSuccess(first) && (await fatedTransaction(platform, transactionOf(deposit), 'succeeded'));
    const expected = before + totalOf(quote.json, 'totalReceivingAmount');
    const once = await settledBalance(platform, receiver, expected);
    await sendTo(platform, quote.id);
    return { first, record, before, expected, once, twice: await balanceOf(platform, receiver) };
  });
}

test.describe('paying into the instructions of a quote', () => {
  test('is accepted', covers('SANDBOX-SEND-001'), async ({ platform }) => {
    expect((await sentTwice(platform)).first).toBeSuccess();
  });

  test('completes its payment', covers('SANDBOX-SEND-002'), async ({ platform }) => {
    const { first, record } = await sentTwice(platform);

    expect(first).toBeSuccess();
    expect(fateOf(record)).toBe('succeeded');
  });

  test('brings what was quoted', covers('SANDBOX-SEND-003'), async ({ platform }) => {
    const { once, expected } = await sentTwice(platform);

    expectAsDefault('G-152', once, expected, 'the balance');
  });

  test('adds to the balance', covers('SANDBOX-SEND-012'), async ({ platform }) => {
    const { once, before } = await sentTwice(platform);

    expect(once, 'the balance').toBeGreaterThan(before);
  });

  test('twice brings it once', covers('SANDBOX-SEND-004'), async ({ platform }) => {
    const { once, twice } = await sentTwice(platform);

    expectAsDefault('G-172', twice, once, 'the balance after a second payment');
  });

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
          isSuccess(reply) && (await fatedTransaction(platform, transactionOf(deposit), awaited));

        expect(record ? fateOf(record) : 'failed', `to an account in ${suffix}`).toBe(awaited);
      }
    },
  );

  test('of an unknown quote returns 404', covers('SANDBOX-SEND-007'), async ({ platform }) => {
    const { quote } = await newDeposit(platform);

    await forAll(
      unknownIdLike(quote.id),
      async (id) => {
        expectRefusal(await sendTo(platform, id), 'G-11', 404, 'QUOTE_NOT_FOUND');
      },
      5,
    );
    expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
  });

  for (const [fact, members, row] of [
    ['without a quote is refused', { quoteId: undefined }, 'SANDBOX-SEND-008'],
    ['without a currency is refused', { currencyCode: undefined }, 'SANDBOX-SEND-009'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      expectRefusal(await sendTo(platform, quote.id, members), 'G-172');

      expect(await balanceOf(platform, receiver), 'the balance').toBe(before);
      expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
    });
  }

  test('in another currency brings nothing', covers('SANDBOX-SEND-010'), async ({ platform }) => {
    const { quote, receiver } = await newDeposit(platform);
    const before = await balanceOf(platform, receiver);

    const reply = await sendTo(platform, quote.id, { currencyCode: 'EUR' });

    if (isSuccess(reply)) unlessConfirmed('G-172', `it is answered ${reply.status}`);
    expect(await balanceOf(platform, receiver), 'the balance').toBe(before);
    expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
  });

  test(
    'is refused to another platform',
    covers('SANDBOX-SEND-011'),
    async ({ session, platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      const reply = await sendTo(platformBeside(session, platform), quote.id);

      expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      expect(await balanceOf(platform, receiver), 'the balance').toBe(before);
      expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
    },
  );
});
