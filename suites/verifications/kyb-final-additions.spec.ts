import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import { entryFor, offered } from '../../fixtures/areas/customers/consents.ts';
import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { upload } from '../../fixtures/areas/documents/upload.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  decidedBusiness,
  finalNumbers,
} from '../../fixtures/areas/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { createBeneficialOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, isSuccess, undecided } from '../../fixtures/index.ts';

// Whether a decided business may be given any of these is open; its status stays either way.
check.describe('an APPROVED or REJECTED business', () => {
  check('keeps its kybStatus when a document is added', 'KYB-FINAL-010', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(finalStatuses, async (status) => {
        const business = await decidedBusiness(platform, status);

        await upload(platform, business, { documentType: 'PROOF_OF_ADDRESS' });

        expect(
          await kybStatusOf(platform, business),
          'the kybStatus after a document was added',
        ).toBe(status);
      });
    }
  });

  check('keeps its kybStatus when an owner is added', 'KYB-FINAL-011', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(finalStatuses, async (status) => {
        const business = await decidedBusiness(platform, status);

        await createBeneficialOwner(platform, business);

        expect(
          await kybStatusOf(platform, business),
          'the kybStatus after an owner was added',
        ).toBe(status);
      });
    }
  });

  check('keeps its kybStatus when a consent is added', 'KYB-FINAL-012', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(finalStatuses, async (status) => {
        const business = await decidedBusiness(platform, status);
        const [terms] = await offered(platform);

        await updateBusiness(platform, business, { agreementConsents: [entryFor(terms)] });

        expect(
          await kybStatusOf(platform, business),
          'the kybStatus after a consent was added',
        ).toBe(status);
      });
    }
  });

  check('keeps its kybStatus when an owner is updated', 'KYB-FINAL-013', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(finalStatuses, async (status) => {
        const registrationNumber = finalNumbers[status];
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business);
        await submit(platform, business);
        const before = await settledKyb(platform, business, status);
        if (before !== status)
          undecided(
            `the kybStatus of a business with the registrationNumber ${registrationNumber} stayed ${before}`,
          );

        const reply = await platform.api.updateBeneficialOwner({
          beneficialOwnerId: owner,
          body: {
            personalInfo: { lastName: 'Other002' },
          },
        });

        if (!isSuccess(reply))
          undecided(
            `PATCH /beneficial-owners/{beneficialOwnerId} of a decided business answered ${reply.status}`,
          );
        expect(
          await kybStatusOf(platform, business),
          'the kybStatus after an owner was updated',
        ).toBe(status);
      });
    }
  });
});
