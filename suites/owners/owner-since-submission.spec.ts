import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { changedOwner, readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { businessSubmittedInFull } from '../../fixtures/areas/verifications/business-submissions.ts';
import {
  newBusiness,
  settledKyb,
  uploadBusinessDocuments,
} from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  identifiedOwner,
  lastNameIn,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, type Run, undecided, unreached, waitFor } from '../../fixtures/index.ts';

/** A business approved by its second submission, between which one owner is renamed and one added; once per worker. */
function resubmitted(run: Run) {
  const platform = platformIn(run, 'unregulated');
  return platform.once('a business whose owners changed between submissions', async () => {
    const business = await newBusiness(platform, { registrationNumber: '78AB' });
    const renamed = await identifiedOwner(platform, business, { lastName: 'Sample' });
    await submit(platform, business);
    const early = await kybStatusOf(platform, business);
    if (finalStatuses.some((each) => each === early)) {
      undecided(`the business is already ${early} after its first submission without documents`);
    }
    const lastName = 'Sample002';
    await changedOwner(platform, renamed, { personalInfo: { lastName } });
    const shown = await waitFor(
      async () => lastNameIn(await readOwner(platform, renamed)),
      (name) => name === lastName,
      platform.target.settleMs,
    );
    const added = await identifiedOwner(platform, business, { lastName });
    await uploadBusinessDocuments(platform, business);
    await businessSubmittedInFull(platform, business);
    const status = await settledKyb(platform, business, 'APPROVED');
    if (status !== 'APPROVED')
      unreached(
        `P-05 a business with KYB APPROVED: its kybStatus stayed ${status} after POST /verifications with all documents`,
      );
    return { platform, renamed, added, isRenamed: shown === lastName };
  });
}

check.describe('an owner', () => {
  check(
    'added between two submissions has the kycStatus that the last name selects',
    'OWNER-KYC-019',
    async ({ run }) => {
      const { platform, added } = await resubmitted(run);

      const status = await settledOwner(platform, added, 'REJECTED');
      expect(status, 'the kycStatus of the owner added as Sample002').toBe('REJECTED');
    },
  );

  check(
    'renamed between two submissions has the kycStatus that the new name selects',
    'OWNER-UPDATE-010',
    async ({ run }) => {
      const { platform, renamed, isRenamed } = await resubmitted(run);
      if (!isRenamed)
        unreached(
          'GET /beneficial-owners/{beneficialOwnerId} does not show the lastName that PATCH set to Sample002',
        );

      const status = await settledOwner(platform, renamed, 'REJECTED');
      expect(status, 'the kycStatus of the owner renamed Sample002').toBe('REJECTED');
    },
  );
});
