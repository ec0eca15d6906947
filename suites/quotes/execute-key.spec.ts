import { accountsUnderTest } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import {
  executeQuote,
  newQuote,
  type Quote,
  quoteBody,
  RECEIVING,
} from '../../fixtures/areas/quotes/quote.ts';
import {
  executedQuote,
  executedTogether,
  type Together,
} from '../../fixtures/areas/quotes/scenarios.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** Executions of one quote under one key, once per worker. */
function underOneKey(platform: Platform): Promise<Together> {
  return platform.once('executions under one key', async () => {
    const { from, to } = await accountsUnderTest(platform);
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
    const { from, to } = await accountsUnderTest(platform);
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
    const { from, to } = await accountsUnderTest(platform);
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
