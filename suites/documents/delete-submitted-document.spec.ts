import {
  askForDocument,
  askToDelete,
  deleted,
  readDocument,
} from '../../fixtures/areas/documents/shared-documents.ts';
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
  test,
} from '../../fixtures/index.ts';

/** The document of an individual who was submitted with it, and what its deletion was answered. */
async function deletionAfterSubmission(platform: Platform) {
  const documentType = await acceptedType(platform);
  const individual = await newIndividual(platform);
  const documentId = await newDocument(platform, individual.id, { documentType });
  await submittedInFull(platform, individual);
  await readDocument(platform, documentId);
  return { documentId, reply: await askToDelete(platform, documentId) };
}

test.describe('a document that was submitted', () => {
  test('is not deleted', covers('DOC-DELETE-008'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    const { reply } = await deletionAfterSubmission(platform);

    expectRefusal(reply, 'G-130', 409, 'CONFLICT');
    const { id } = await newIndividual(platform);
    await deleted(platform, await newDocument(platform, id));
  });

  test('stays when that is refused', covers('DOC-DELETE-009'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    const { documentId, reply } = await deletionAfterSubmission(platform);

    expectByGap('G-130', !isSuccess(reply), `the deletion answered ${reply.status}`);
    const { status } = await askForDocument(platform, documentId);
    expectByGap('G-130', status === 200, `after the refusal, the document reads ${status}`);
  });
});
