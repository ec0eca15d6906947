import {
  deletedDocument,
  documentsOf,
  readDocument,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument } from '../../fixtures/areas/documents/upload.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { usedAttachments } from '../../fixtures/areas/quotes/documented.ts';
import { acceptedType } from '../../fixtures/areas/verifications/identity.ts';
import {
  nameTakenFurther,
  newIndividual,
  undecidedIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, idsIn, type Platform } from '../../fixtures/index.ts';

/** The document of an individual who was submitted with it. */
async function submittedDocument(platform: Platform): Promise<string> {
  return (await submittedWith(platform)).documentId;
}

/** The same, with the individual who holds it. */
async function submittedWith(platform: Platform) {
  const documentType = await acceptedType(platform);
  const individual = await newIndividual(platform, { fullName: await nameTakenFurther(platform) });
  const documentId = await newDocument(platform, individual.id, { documentType });
  await submittedInFull(platform, individual);
  return { holder: individual.id, documentId };
}

check.describe('a document that was submitted', () => {
  check('cannot be deleted', 'DOC-DELETE-008', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await undecidedIndividual(platform);
    await deletedDocument(platform, await newDocument(platform, id));
    const documentId = await submittedDocument(platform);

    const reply = await platform.api.deleteDocument({ documentId });

    expect(reply).toBeError(409, 'CONFLICT');
  });

  check('still exists after the refused deletion', 'DOC-DELETE-009', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const documentId = await submittedDocument(platform);
    await readDocument(platform, documentId);

    const reply = await platform.api.deleteDocument({ documentId });

    expect(reply, 'the deletion of the submitted document').toBeRefused();
    expect(
      await platform.api.getDocument({ documentId }),
      'the read of the document after the refusal',
    ).toBeSuccess();
  });

  check('is still in the list of its holder', 'DOC-LIST-006', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { holder, documentId } = await submittedWith(platform);
    await readDocument(platform, documentId);

    const ids = idsIn(await documentsOf(platform, holder, documentId));

    expect(ids, "the ids of the holder's documents").toContain(documentId);
  });
});

check(
  'a document of a quote is still in the list of its holder',
  'DOC-LIST-007',
  async ({ platform }) => {
    const [{ documentId } = { documentId: '' }] = await usedAttachments(platform);
    const { customerId } = (await accountsUnderTest(platform)).from;
    await readDocument(platform, documentId);

    const ids = idsIn(await documentsOf(platform, customerId, documentId));

    expect(ids, "the ids of the holder's documents").toContain(documentId);
  },
);
