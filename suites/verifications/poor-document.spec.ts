import { newDocument, replaceDocument } from '../../fixtures/areas/documents/upload.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { nameIn, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  outcomeIn,
  problemsIn,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, isSuccess, unreached } from '../../fixtures/index.ts';

const POOR = 'POOR_QUALITY_DOCUMENT';

check.describe('for a name ending in 003, a replaced document', () => {
  check('is again reported as POOR_QUALITY_DOCUMENT', 'KYC-SUBMIT-021', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const individual = await newIndividual(platform, { fullName: nameIn('003') });
    const documentId = await newDocument(platform, individual.id);
    const submitted = async () => {
      const answer = await submittedInFull(platform, individual);
      return endedAnswer(platform, individual.id, answer);
    };
    const first = problemsIn(await submitted()).map(({ type }) => type);
    if (!first.includes(POOR))
      unreached(
        `POST /verifications for a name ending in 003 reports ${first.join(', ') || 'no error'} and not ${POOR}`,
      );

    const reply = await replaceDocument(platform, documentId);
    if (!isSuccess(reply)) unreached(`PUT /documents/{documentId} answered ${reply.status}`);

    const last = await submitted();
    expect(outcomeIn(last), 'the verificationStatus after the document was replaced').toBe(
      'RESOLVE_ERRORS',
    );
    expect(
      problemsIn(last).map(({ type }) => type),
      'the types of the errors after the document was replaced',
    ).toContain(POOR);
  });
});
