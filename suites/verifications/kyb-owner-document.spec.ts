import { upload } from '../../fixtures/areas/documents/upload.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { uploadDocument } from '../../fixtures/areas/verifications/identity.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { problemsIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  inParallel,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** A business with an owner who has no document, and the types that a submission names for one. */
async function businessWithOwner(platform: Platform) {
  // No first submission decides that by itself, whatever the mode.
  const business = await newBusiness(platform, { registrationNumber: '78A003' });
  const owner = await newOwner(platform, business);
  const typesLacking = async () => {
    const answer = await endedAnswer(platform, business, await submit(platform, business));
    return problemsIn(answer)
      .filter(({ type }) => type === 'MISSING_IDENTITY_DOCUMENT')
      .filter(({ resourceId }) => resourceId === owner)
      .flatMap(({ acceptedDocumentTypes }) => acceptedDocumentTypes);
  };
  const isLacking = async () => {
    const { settleMs } = platform.target;
    return (await waitFor(typesLacking, (types) => types.length === 0, settleMs)).length > 0;
  };
  return { owner, accepted: await typesLacking(), isLacking };
}

check.describe('a KYB submission', () => {
  check(
    "accepts each of the acceptedDocumentTypes as an owner's document",
    'KYB-OPEN-016',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { accepted } = await businessWithOwner(platform);
      if (accepted.length === 0)
        undecided(
          'POST /verifications lists no acceptedDocumentTypes for an owner without a document',
        );

      await inParallel(accepted, async (documentType) => {
        const { owner, isLacking } = await businessWithOwner(platform);
        await uploadDocument(platform, owner, documentType);

        let isOpen = await isLacking();
        // It may have to be shown from both sides (G-131).
        if (isOpen) {
          for (const side of ['FRONT', 'BACK'])
            await upload(platform, owner, { documentType, side });
          isOpen = await isLacking();
        }
        expect(isOpen, `whether the owner lacks a document after a ${documentType}`).toBe(false);
      });
    },
  );
});
