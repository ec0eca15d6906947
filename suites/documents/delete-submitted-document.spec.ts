import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  askForDocument,
  askToDelete,
  deleted,
  readDocument,
} from '../../fixtures/documents/kept-documents.ts';
import { newDocument } from '../../fixtures/documents/upload.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { acceptedType } from '../../fixtures/verifications/identity.ts';
import { newIndividual } from '../../fixtures/verifications/individuals.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';
import { submittedInFull } from '../../fixtures/verifications/submissions.ts';

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
  test('is not deleted', covers('DOC-DELETE-008'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');

    const { reply } = await deletionAfterSubmission(platform);

    expectRefusal(reply, 'G-130', 409, 'CONFLICT');
    const { id } = await newIndividual(platform);
    await deleted(platform, await newDocument(platform, id));
  });

  test('stays when that is refused', covers('DOC-DELETE-009'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');

    const { documentId, reply } = await deletionAfterSubmission(platform);

    expectByGap('G-130', !isSuccess(reply), `the deletion answered ${reply.status}`);
    const { status } = await askForDocument(platform, documentId);
    expectByGap('G-130', status === 200, `after the refusal, the document reads ${status}`);
  });
});
