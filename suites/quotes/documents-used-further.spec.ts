import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  hasOutcome,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { quoteIn, requireAccepted, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  documentedBody,
  documentedBodyEndingIn,
  newAttachments,
  requireNamed,
  taken,
  usedAttachments,
} from '../../fixtures/areas/quotes/documented.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';

const USED = 'PAYMENT_DOCUMENT_ALREADY_USED';
const AT_ONCE = { immediatelyExecute: true };

check.describe('a payment document', () => {
  check(
    'of another quote is refused in a quote with immediatelyExecute',
    'PAYDOC-USE-007',
    async ({ platform }) => {
      const attachments = await usedAttachments(platform);

      const again = await createQuote(
        platform,
        await documentedBody(platform, attachments, AT_ONCE),
      );

      if (isSuccess(again)) await requireNamed(platform, attachments);
      else if (errorCodeOf(again) !== USED) {
        // Whether such a payment can be made at once at all only shows with new documents.
        const whole = await documentedBody(platform, await newAttachments(platform), AT_ONCE);
        taken(requireOwnRules(await createQuote(platform, whole)));
      }
      expect(again).toBeError(409, USED);
    },
  );

  check(
    'of a quote with immediatelyExecute cannot be attached to a new quote',
    'PAYDOC-USE-008',
    async ({ platform }) => {
      await usedAttachments(platform);
      const attachments = await newAttachments(platform);
      const atOnce = await documentedBody(platform, attachments, AT_ONCE);
      taken(requireOwnRules(await createQuote(platform, atOnce)));

      const again = await createQuote(platform, await documentedBody(platform, attachments));

      if (isSuccess(again)) await requireNamed(platform, attachments);
      expect(again).toBeError(409, USED);
    },
  );

  check(
    'of an executed quote cannot be attached to another quote',
    'PAYDOC-USE-009',
    async ({ platform }) => {
      await usedAttachments(platform);
      const attachments = await newAttachments(platform);
      const quoted = taken(
        await createQuote(platform, await documentedBody(platform, attachments)),
      );
      requireAccepted(await executeQuote(platform, quoteIn(quoted)));

      const again = await createQuote(platform, await documentedBody(platform, attachments));

      if (isSuccess(again)) await requireNamed(platform, attachments);
      expect(again).toBeError(409, USED);
    },
  );

  check(
    'of a failed payment cannot be attached to another quote',
    'PAYDOC-USE-012',
    async ({ platform }) => {
      await usedAttachments(platform);
      const attachments = await newAttachments(platform);
      const body = await documentedBodyEndingIn(platform, '002', attachments);
      const quote = quoteIn(taken(requireOwnRules(await createQuote(platform, body))));
      const execution = requireOwnRules(await executeQuote(platform, quote));
      if (isSuccess(execution)) {
        const record = await transactionWithOutcome(
          platform,
          await transactionIdOf(platform, quote),
          'failed',
        );
        if (!hasOutcome(record, 'failed'))
          undecided(
            `the payment to an account ending in 002 is ${statusOf(record)} and has not failed`,
          );
      }

      const again = await createQuote(platform, await documentedBody(platform, attachments));

      if (isSuccess(again)) await requireNamed(platform, attachments);
      expect(again).toBeError(409, USED);
    },
  );

  check(
    'of another quote is refused even if sent with new documents',
    'PAYDOC-USE-010',
    async ({ platform }) => {
      const used = await usedAttachments(platform);
      if (used.length < 2)
        undecided('the payment of paymentDocuments.trigger requires only one document');

      const fresh = await newAttachments(platform);

      for (const old of used) {
        const attachments = fresh.map((each) =>
          each.requirementId === old.requirementId ? old : each,
        );
        const again = await createQuote(platform, await documentedBody(platform, attachments));

        if (isSuccess(again)) await requireNamed(platform, attachments);
        expect(again, `a quote with a used document for ${old.requirementId}`).toBeError(409, USED);
      }
      // What is left over would be in the way of the next upload.
      taken(await createQuote(platform, await documentedBody(platform, fresh)));
    },
  );
});
