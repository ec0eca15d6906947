import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { locksAnother } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteBody, requireQuoted } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';
import {
  invalidQuoteMembers,
  severalInvalidMembers,
} from '../../generators/quotes/invalid-quotes.ts';

check.describe('a quote', () => {
  for (const { what, row, faults } of invalidQuoteMembers) {
    check(`${what} is refused`, row, async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);
      const valid = quoteBody(from.accountId, to.accountId);
      requireQuoted(platform, await createQuote(platform, valid));

      for (const members of faults) {
        const held = await balanceOf(platform, from);
        const body = { ...valid, ...members };

        const reply = await createQuote(platform, body);

        // A fault that is passed over is a gap; that something else is paid is none.
        const isOther = locksAnother(reply, body, held);
        expect(
          reply,
          isOther ? 'a request that locks another amount' : JSON.stringify(members),
        ).toBeRefused(400);
      }
    });
  }

  check(
    'with several invalid fields names each of them in details.errors',
    'QUOTE-INPUT-011',
    async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);
      const valid = quoteBody(from.accountId, to.accountId);
      const named: string[] = [];
      for (const [field, value] of Object.entries(severalInvalidMembers)) {
        const reply = await createQuote(platform, { ...valid, [field]: value });
        if (!isSuccess(reply) && fieldsIn(reply).includes(field)) named.push(field);
      }
      if (named.length < 2)
        undecided(
          'POST /quotes refuses and names fewer than two of the invalid members when each is sent alone',
        );

      const reply = await createQuote(platform, { ...valid, ...severalInvalidMembers });

      const fields = fieldsIn(reply);
      expect(reply).toBeError(400, 'INVALID_INPUT');
      // Whoever names the members at fault names every one of them.
      expect(fields, 'the members named in details.errors').toEqual(expect.arrayContaining(named));
    },
  );
});
