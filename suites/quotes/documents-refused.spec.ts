import { accountsUnderTest, moneyOf } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  documentedBody,
  newAttachments,
  taken,
  usedAttachments,
} from '../../fixtures/areas/quotes/documented.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe('a payment document', () => {
  check(
    'of a quote refused for lack of funds can be used in another quote',
    'PAYDOC-USE-013',
    async ({ platform }) => {
      await usedAttachments(platform);
      const { from } = await accountsUnderTest(platform);
      const attachments = await newAttachments(platform);
      const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;
      const tooMuch = { lockedCurrencyAmount, immediatelyExecute: true };

      const refused = await createQuote(
        platform,
        await documentedBody(platform, attachments, tooMuch),
      );
      const again = await createQuote(platform, await documentedBody(platform, attachments));

      if (isSuccess(refused))
        undecided(
          'POST /quotes with immediatelyExecute above the balance is accepted, so no quote was refused',
          refused,
        );
      // A refusal that names the quote has kept it, and its documents with it.
      if (refused.text.includes('Quote:'))
        undecided(
          'the refusal of POST /quotes above the balance names a quote, which may hold the documents',
          refused,
        );
      expect(
        errorCodeOf(again),
        'the code of a quote with the document of a refused quote',
      ).not.toBe('PAYMENT_DOCUMENT_ALREADY_USED');
      taken(again);
    },
  );
});
