import { fund, moneyMovedBy, moneyOf } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  AMOUNT,
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';

const SHORT = 'INSUFFICIENT_FUNDS';

check.describe('the first execution of a quote', () => {
  check('accepts the Idempotency-Key of POST /quotes', 'QUOTE-KEY-014', async ({ platform }) => {
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const body = quoteBody(from.accountId, to.accountId);
    const key = platform.uniqueKey();
    const quoted = await createQuote(platform, body, { key });
    const quote = quoteIn(requireQuoted(platform, quoted));

    const reply = requireOwnRules(await executeQuote(platform, quote, { key }));

    expect(reply, 'the execution with the key of its quote').toBeSuccess();
  });
});

check.describe('an execution refused with 400 INSUFFICIENT_FUNDS', () => {
  check('is accepted under its key after funding', 'QUOTE-KEY-015', async ({ platform }) => {
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;
    const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });
    const quoted = await createQuote(platform, body);
    if (errorCodeOf(quoted) === SHORT)
      undecided(`POST /quotes answered ${SHORT}, so no execution is refused`, quoted);
    const quote = quoteIn(requireQuoted(platform, quoted));
    const key = platform.uniqueKey();
    const execute = () => executeQuote(platform, quote, { key });
    const refused = requireOwnRules(await execute());
    if (errorCodeOf(refused) !== SHORT)
      undecided(`the payment above the balance answered ${refused.status}`, refused);
    await fund(platform, from, 20 * AMOUNT);

    const { reply, debited } = await moneyMovedBy(platform, { from }, execute, 'payment');

    // Once is less than twice, whatever fees are added.
    const isTwice = debited >= 2 * lockedCurrencyAmount;
    expect(isTwice, 'whether the amount was debited twice').toBe(false);
    if (!isSuccess(reply)) {
      const other = await executeQuote(platform, quote, { key: platform.uniqueKey() });
      if (!isSuccess(other))
        undecided(`the execution with another key answered ${other.status} as well`, other);
    }
    expect(reply, 'the execution after funding').toBeSuccess();
  });
});
