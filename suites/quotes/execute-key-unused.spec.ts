import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the first execution of a quote', () => {
  check(
    'accepts the Idempotency-Key that POST /quotes was sent with',
    'QUOTE-KEY-014',
    async ({ platform }) => {
      const [from, to] = [await newPayer(platform), await payee(platform)];
      const body = quoteBody(from.accountId, to.accountId);
      const key = platform.uniqueKey();
      const quoted = await createQuote(platform, body, { key });
      const quote = quoteIn(requireQuoted(platform, quoted));

      const reply = requireOwnRules(await executeQuote(platform, quote, { key }));

      expect(reply, 'the execution with the key of its quote').toBeSuccess();
    },
  );
});
