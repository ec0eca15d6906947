import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench } from '../../fixtures/payments/bench.ts';
import {
  executeQuote,
  newQuote,
  type Quote,
  quoteBody,
  RECEIVING,
} from '../../fixtures/payments/quote.ts';
import { executedQuote, executedTogether, type Together } from '../../fixtures/payments/stories.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

/** Executions of one quote under one key, once per worker. */
function underOneKey(platform: Platform): Promise<Together> {
  return platform.once('executions under one key', async () => {
    const { from, to } = await bench(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    return executedTogether(platform, quote, platform.unique());
  });
}

/** Only an accepted execution uses up its key. */
async function acceptedUnder(platform: Platform, quote: Quote, key: string): Promise<void> {
  const { status } = await executeQuote(platform, quote, key);
  if (status >= 300) unverified(`the first execution answered ${status}`);
}

test.describe('an Idempotency-Key of an execution', () => {
  test('is accepted', covers('QUOTE-KEY-001'), async ({ platform }) => {
    const { reply, debited } = (await executedQuote(platform, true)).first;

    expect(reply).toBeSuccess();
    expect(debited, 'what left the source').toBeGreaterThan(0);
  });

  test('is refused a second time', covers('QUOTE-KEY-002'), async ({ platform }) => {
    const { reply } = (await executedQuote(platform, true)).again;

    expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });

  test('moves nothing a second time', covers('QUOTE-KEY-003'), async ({ platform }) => {
    const { debited, credited } = (await executedQuote(platform, true)).again;

    expect([debited, credited], 'what the repetition moved').toEqual([0, 0]);
  });

  test('is accepted once at the same time', covers('QUOTE-KEY-004'), async ({ platform }) => {
    const { replies } = await underOneKey(platform);

    expect(replies.filter(isSuccess).length, 'accepted executions').toBe(1);
    for (const reply of replies.filter((each) => !isSuccess(each))) {
      expect(reply).toBeRefused(409);
    }
  });

  test('stays used once the quote was read', covers('QUOTE-KEY-010'), async ({ platform }) => {
    const { from, to } = await bench(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    const key = platform.unique();
    await acceptedUnder(platform, quote, key);

    for (const time of [1, 2]) {
      await platform.call('getQuoteById', { path: { quoteId: quote.id } });
      const again = await executeQuote(platform, quote, key);

      expect(again, `time ${time}`).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    }
  });

  test('is used up by what locks what arrives', covers('QUOTE-KEY-011'), async ({ platform }) => {
    const { from, to } = await bench(platform);
    const members = { lockedCurrencySide: 'RECEIVING' };
    const body = quoteBody(from.accountId, to.accountId, members);
    const quote = await newQuote(platform, body, RECEIVING);
    const key = platform.unique();
    await acceptedUnder(platform, quote, key);

    expect(await executeQuote(platform, quote, key)).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });

  test('pays once at the same time', covers('QUOTE-KEY-005'), async ({ platform }) => {
    const { debited } = await underOneKey(platform);

    const once = (await executedQuote(platform, true)).first.debited;
    expect(debited, 'what left the source').toBe(once);
  });
});
