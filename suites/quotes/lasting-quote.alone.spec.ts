import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { expiryPlatform } from '../../fixtures/areas/quotes/expired-quote.ts';
import {
  BEFORE_END_S,
  check,
  expect,
  instantOf,
  letPass,
  member,
  needs,
  nowSeconds,
} from '../../fixtures/index.ts';

check.describe('a quote', () => {
  check('can be executed shortly before its expiresAt', 'QUOTE-TIME-013', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { from, to } = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    const late = instantOf(member(quote.json, 'expiresAt')) / 1_000 - BEFORE_END_S;
    if (!(late > (await nowSeconds(platform)))) needs('P-33', 'a quote that lasts half a minute');
    await letPass(platform, late);

    const reply = requireOwnRules(await executeQuote(platform, quote));

    expect(reply, 'the execution shortly before the expiresAt').toBeSuccess();
  });
});
