import { deleteDocument, getDocument } from '../../fixtures/areas/documents/calls.ts';
import { readDocument } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument } from '../../fixtures/areas/documents/upload.ts';
import { acceptedType } from '../../fixtures/areas/verifications/identity.ts';
import { newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  expectByGap,
  expectRefusal,
  isSuccess,
  type Platform,
  reachedByGap,
  test,
} from '../../fixtures/index.ts';

/** The document of an individual who was submitted with it. */
async function submittedDocument(platform: Platform): Promise<string> {
  const documentType = await acceptedType(platform);
  const individual = await newIndividual(platform);
  const documentId = await newDocument(platform, individual.id, { documentType });
  await submittedInFull(platform, individual);
  await readDocument(platform, documentId);
  return documentId;
}

test.describe('a document that was submitted', () => {
  test('is not deleted', covers('DOC-DELETE-008'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const documentId = await submittedDocument(platform);

    const reply = await deleteDocument(platform, documentId);

    expectRefusal(reply, 'G-130', 409, 'CONFLICT');
    const { id } = await newIndividual(platform);
    const unsubmitted = await newDocument(platform, id);
    reachedByGap(await deleteDocument(platform, unsubmitted), 'G-130');
  });

  test('stays when that is refused', covers('DOC-DELETE-009'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const documentId = await submittedDocument(platform);

    const reply = await deleteDocument(platform, documentId);

    expectByGap('G-130', !isSuccess(reply), `the deletion answered ${reply.status}`);
    const { status } = await getDocument(platform, documentId);
    expectByGap('G-130', status === 200, `after the refusal, the document reads ${status}`);
  });
});
