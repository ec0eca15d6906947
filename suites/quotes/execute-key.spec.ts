import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench } from '../../fixtures/payments/bench.ts';
import { newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
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

  test('pays once at the same time', covers('QUOTE-KEY-005'), async ({ platform }) => {
    const { debited } = await underOneKey(platform);

    const once = (await executedQuote(platform, true)).first.debited;
    expect(debited, 'what left the source').toBe(once);
  });
});
