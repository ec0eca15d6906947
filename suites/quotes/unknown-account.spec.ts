import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteBody, requireQuoted } from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

const NOWHERE = 'InternalAccount:00000000-0000-4000-8000-000000000000';

check.describe('an account that does not exist', () => {
  for (const [what, row] of [
    ['source', 'QUOTE-ACCOUNT-001'],
    ['destination', 'QUOTE-ACCOUNT-002'],
  ] as const) {
    check(`is refused as the ${what} of a quote`, row, async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);
      const ends = what === 'source' ? [NOWHERE, to.accountId] : [from.accountId, NOWHERE];
      const [source = '', destination = ''] = ends;

      const control = await createQuote(platform, quoteBody(from.accountId, to.accountId));
      requireQuoted(platform, control);

      const reply = await createQuote(platform, quoteBody(source, destination));

      expect(reply).toBeError(404, 'ACCOUNT_NOT_FOUND');
    });
  }
});
