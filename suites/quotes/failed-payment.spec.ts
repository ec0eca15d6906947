import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, elsewhere } from '../../fixtures/payments/bench.ts';
import { executeCall, newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
import { outcomeOf } from '../../fixtures/payments/settled-payment.ts';
import { statusOf } from '../../fixtures/payments/transaction.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('a payment that fails on its way', () => {
  test('gives back what it took', covers('QUOTE-FAIL-001'), async ({ platform }) => {
    const { from } = await bench(platform);
    const { id } = await elsewhere(platform, { kind: 'EUR_ACCOUNT', suffix: '002' });
    const quote = await newQuote(platform, quoteBody(from.accountId, id));
    const before = await balanceOf(platform, from);

    await platform.call('executeQuote', executeCall(quote));

    const status = statusOf(await outcomeOf(platform, quote));
    if (status !== 'FAILED') unverified(`the payment is ${status}, not FAILED (G-151)`);
    const after = await settled(
      () => balanceOf(platform, from),
      (balance) => balance === before,
      platform.target.settleMs,
    );
    expect(after, 'the balance of the source').toBe(before);
  });
});
