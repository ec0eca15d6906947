import { covers } from '../../fixtures/check/covers.ts';
import { expectAsDefault } from '../../fixtures/check/default-outcome.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { settledBalance, totalOf } from '../../fixtures/payments/balance.ts';
import { booked } from '../../fixtures/payments/conservation.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import { executeCall, newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
import { promptKind } from '../../fixtures/payments/steered.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('the balance of who pays or is paid', () => {
  for (const [fact, booking, row] of [
    ['is as before once a payout has failed', 'failed payout', 'PAYTO-MONEY-001'],
    ['is less by what a payout came to', 'payout', 'PAYTO-MONEY-002'],
    ['is less by each of several payouts', 'several payouts', 'PAYTO-MONEY-003'],
    ['is as before where a pull fails', 'failed pull', 'PULL-MONEY-001'],
    ['is more by what a pull brought', 'pull', 'PULL-MONEY-002'],
    ['is more by each of several pulls', 'several pulls', 'PULL-MONEY-003'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const { after, expected } = await booked(platform, booking);

      expect(after).toBe(expected);
    });
  }

  for (const [fact, booking, row] of [
    ['is as before once a payout came back', 'returned payout', 'PAYTO-MONEY-004'],
    ['is as before once a payout was cancelled', 'cancelled payout', 'PAYTO-MONEY-005'],
    ['is less where no refund was possible', 'payout that is not refunded', 'PAYTO-MONEY-006'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const { after, expected } = await booked(platform, booking);

      expectAsDefault('G-151', after, expected, 'the balance');
    });
  }

  test('is no more before a pull is executed', covers('PULL-MONEY-004'), async ({ platform }) => {
    const kind = await promptKind(platform, 'pull');
    const payer = await newPayer(platform);
    const source = await newExternalAccount(platform, payer.customerId, { kind });
    const before = await balanceOf(platform, payer);
    const body = quoteBody(source.id, payer.accountId, { immediatelyExecute: false });

    const quote = await newQuote(platform, body);

    expect(await balanceOf(platform, payer), 'the balance').toBe(before);
    const more = totalOf(quote.json, 'totalReceivingAmount');
    const twin = { ...body, immediatelyExecute: true };
    await newQuote(platform, twin);
    expect(await settledBalance(platform, payer, before + more), 'the twin').toBe(before + more);
  });

  test('is no less for a payout quoted only', covers('PAYTO-MONEY-007'), async ({ platform }) => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newPayer(platform);
    const target = await newExternalAccount(platform, payer.customerId, { kind });
    const before = await balanceOf(platform, payer);

    const quote = await newQuote(platform, quoteBody(payer.accountId, target.id));

    expect(await balanceOf(platform, payer), 'the balance').toBe(before);
    await platform.call('executeQuote', executeCall(quote));
    const less = before - totalOf(quote.json, 'totalSendingAmount');
    expect(await settledBalance(platform, payer, less), 'once executed').toBe(less);
  });

  test('is moved once for a quote paid twice', covers('PAYTO-MONEY-008'), async ({ platform }) => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newPayer(platform);
    const target = await newExternalAccount(platform, payer.customerId, { kind });
    const before = await balanceOf(platform, payer);
    const quote = await newQuote(platform, quoteBody(payer.accountId, target.id));
    const call = executeCall(quote, platform.unique());

    await Promise.all([1, 2, 3].map(() => platform.call('executeQuote', call)));

    const once = before - totalOf(quote.json, 'totalSendingAmount');
    expect(await settledBalance(platform, payer, once)).toBe(once);
  });
});
