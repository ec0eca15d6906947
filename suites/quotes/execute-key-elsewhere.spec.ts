import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { fatedTransaction, fateOf } from '../../fixtures/payments/fate.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import { executeCall, newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/payments/settled-payment.ts';
import { promptKind, type Way } from '../../fixtures/payments/steered.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

/** A payment elsewhere that was accepted under a key, and came to its end, then sent again. */
async function repeated(platform: Platform, way: Way, suffix: string) {
  const kind = await promptKind(platform, way);
  const { customerId, accountId } = await newPayer(platform);
  const { id } = await newExternalAccount(platform, customerId, { kind, suffix });
  const [from, to] = way === 'pull' ? [id, accountId] : [accountId, id];
  const quote = await newQuote(platform, quoteBody(from, to), { corridor: `a ${way}` });
  const call = executeCall(quote, platform.unique());
  const first = await platform.call('executeQuote', call);
  // Only an accepted execution uses up its key.
  if (!isSuccess(first)) unverified(`the first execution answered ${first.status}`);
  const fate = suffix === '999' ? 'succeeded' : 'failed';
  const record = await fatedTransaction(platform, await transactionIdOf(platform, quote), fate);
  if (suffix !== '999' && fateOf(record) !== 'failed') unverified('the payment has not failed');
  return platform.call('executeQuote', call);
}

test.describe('the key of a payment elsewhere', () => {
  for (const [what, way, suffix, row] of [
    ['a payout', 'payout', '999', 'QUOTE-KEY-006'],
    ['a payout that failed', 'payout', '004', 'QUOTE-KEY-007'],
    ['a pull', 'pull', '999', 'QUOTE-KEY-008'],
  ] as const) {
    test(`is refused a second time for ${what}`, covers(row), async ({ platform }) => {
      expect(await repeated(platform, way, suffix)).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    });
  }
});
