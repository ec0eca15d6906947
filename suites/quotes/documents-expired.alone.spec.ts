import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import {
  documentedBody,
  newAttachments,
  requireNamed,
  taken,
} from '../../fixtures/areas/quotes/documented.ts';
import { advancePast, expiryPlatform } from '../../fixtures/areas/quotes/expired-quote.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('a payment document', () => {
  check(
    'of an expired quote cannot be attached to another quote',
    'PAYDOC-USE-011',
    async ({ run }) => {
      const platform = expiryPlatform(run);
      const attachments = await newAttachments(platform);
      const quoted = await createQuote(platform, await documentedBody(platform, attachments));
      await advancePast(platform, quoteIn(taken(quoted)));

      const again = await createQuote(platform, await documentedBody(platform, attachments));

      if (isSuccess(again)) await requireNamed(platform, attachments);
      expect(again).toBeError(409, 'PAYMENT_DOCUMENT_ALREADY_USED');
      // Upload again to reuse (Errors, 409): the same payment with new documents.
      taken(
        await createQuote(platform, await documentedBody(platform, await newAttachments(platform))),
      );
    },
  );
});
