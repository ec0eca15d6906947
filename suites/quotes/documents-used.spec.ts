import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newDocument } from '../../fixtures/areas/documents/upload.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import {
  documentedBody,
  lost,
  newAttachments,
  quotedWithDocuments,
  requireNamed,
  taken,
  typesFor,
  usedAttachments,
} from '../../fixtures/areas/quotes/documented.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  otherPlatform,
  undecided,
} from '../../fixtures/index.ts';

check.describe('a payment document', () => {
  check('attaches to only one quote', 'PAYDOC-USE-001', async ({ platform }) => {
    const attachments = await usedAttachments(platform);

    const again = await createQuote(platform, await documentedBody(platform, attachments));

    if (isSuccess(again)) await requireNamed(platform, attachments);
    expect(again).toBeError(409, 'PAYMENT_DOCUMENT_ALREADY_USED');
  });

  check('can be uploaded again for another quote', 'PAYDOC-USE-002', async ({ platform }) => {
    await usedAttachments(platform);

    const reply = await createQuote(
      platform,
      await documentedBody(platform, await newAttachments(platform)),
    );

    expect(requireOwnRules(reply)).toBeSuccess();
  });

  check(
    'attaches to at most one of two quotes sent at the same time',
    'PAYDOC-USE-003',
    async ({ platform }) => {
      await usedAttachments(platform);
      const attachments = await newAttachments(platform);

      const body = await documentedBody(platform, attachments);
      const replies = await Promise.all([createQuote(platform, body), createQuote(platform, body)]);

      const made = replies.filter(isSuccess).length;
      if (made > 1) await requireNamed(platform, attachments);
      expect(made, 'the number of quotes created').toBeLessThanOrEqual(1);
    },
  );

  check(
    'of a refused quote can be used in another quote',
    'PAYDOC-USE-006',
    async ({ platform }) => {
      const { lacking, whole } = await quotedWithDocuments(platform);
      if (lacking === undefined || errorCodeOf(lacking) !== 'DOCUMENTS_REQUIRED') {
        undecided(
          'POST /quotes answered no DOCUMENTS_REQUIRED to a payment with some of its documents, so no quote was refused',
        );
      }

      expect(
        errorCodeOf(whole),
        'the code of a quote with the document of a refused quote',
      ).not.toBe('PAYMENT_DOCUMENT_ALREADY_USED');
      taken(whole);
    },
  );

  check('that does not exist is refused', 'PAYDOC-USE-004', async ({ platform }) => {
    const attachments = await usedAttachments(platform);

    const body = await documentedBody(platform, lost(attachments));
    const refused = await createQuote(platform, body);

    expect(refused).toBeError(404, 'PAYMENT_DOCUMENT_NOT_FOUND');
  });

  check('of another platform is refused', 'PAYDOC-USE-005', async ({ run, platform }) => {
    const other = otherPlatform(run);
    const attachments = await usedAttachments(platform);
    const { id } = await newCustomer(other);
    const foreign = [];
    for (const { requirementId } of attachments) {
      const [documentType = ''] = typesFor(platform, requirementId);
      foreign.push({ requirementId, documentId: await newDocument(other, id, { documentType }) });
    }

    const refused = await createQuote(platform, await documentedBody(platform, foreign));

    if (isSuccess(refused)) await requireNamed(platform, attachments);
    expect(refused).toBeRefused();
  });
});
