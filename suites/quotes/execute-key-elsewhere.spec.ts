import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { type Fate, fatedTransaction, fateOf } from '../../fixtures/payments/fate.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import {
  executeQuote,
  newQuote,
  type Quote,
  quoteBody,
  quoteIn,
  requireOwnRules,
} from '../../fixtures/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/payments/settled-payment.ts';
import { promptKind, type Way } from '../../fixtures/payments/steered.ts';
import { umaAddress, umaQuote } from '../../fixtures/payments/uma.ts';
import { stuck } from '../../fixtures/platform/gaps.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

/** A quote for a payment to or from an account elsewhere. */
async function quoteElsewhere(platform: Platform, way: Way, suffix: string): Promise<Quote> {
  const kind = await promptKind(platform, way);
  const { customerId, accountId } = await newPayer(platform);
  const { id } = await newExternalAccount(platform, customerId, { kind, suffix });
  const [from, to] = way === 'pull' ? [id, accountId] : [accountId, id];
  return newQuote(platform, quoteBody(from, to), { corridor: `a ${way}` });
}

/** A quote for a payment to the test receiver of dollars. */
async function quoteToAddress(platform: Platform): Promise<Quote> {
  const address = umaAddress(platform, 'USD');
  const reply = await umaQuote(platform, await newPayer(platform), address, 'USD');
  requireOwnRules(reply);
  if (!isSuccess(reply)) stuck(platform, ['G-170'], `the quote answered ${reply.status}`);
  return quoteIn(reply);
}

/** A payment that was accepted under a key, and came to its end, then sent again. */
async function repeated(platform: Platform, quote: Quote, fate: Fate) {
  const key = platform.unique();
  const first = await executeQuote(platform, quote, key);
  // Only an accepted execution uses up its key.
  if (!isSuccess(first)) unverified(`the first execution answered ${first.status}`);
  const record = await fatedTransaction(platform, await transactionIdOf(platform, quote), fate);
  if (fate === 'failed' && fateOf(record) !== 'failed') unverified('the payment has not failed');
  return executeQuote(platform, quote, key);
}

test.describe('the key of a payment elsewhere', () => {
  for (const [what, way, suffix, row] of [
    ['a payout', 'payout', '999', 'QUOTE-KEY-006'],
    ['a payout that failed', 'payout', '004', 'QUOTE-KEY-007'],
    ['a pull', 'pull', '999', 'QUOTE-KEY-008'],
  ] as const) {
    test(`is refused a second time for ${what}`, covers(row), async ({ platform }) => {
      const quote = await quoteElsewhere(platform, way, suffix);
      const fate = suffix === '999' ? 'succeeded' : 'failed';

      const reply = await repeated(platform, quote, fate);

      expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    });
  }

  test('is refused a second time for an address', covers('QUOTE-KEY-009'), async ({ platform }) => {
    const reply = await repeated(platform, await quoteToAddress(platform), 'succeeded');

    expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });
});
