import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  createBeneficialOwner,
  newOwner,
  ownerIdIn,
  ownerStatusOf,
} from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

/** Holds that nothing has decided an owner, whose business is not submitted. */
async function expectUndecided(platform: Platform, owner: string, after: string): Promise<void> {
  const status = await ownerStatusOf(platform, owner);
  expect(finalStatuses, `the final statuses, without the kycStatus after ${after}`).not.toContain(
    status,
  );
}

// Whether a request that names a status is refused is open; what it may not do is not.
check.describe('a kycStatus in a request', () => {
  check('does not set the kycStatus of a new owner', 'OWNER-KYC-021', async ({ platform }) => {
    const business = await newBusiness(platform);
    const plain = await newOwner(platform, business);
    await expectUndecided(platform, plain, 'a request without a kycStatus');
    for (const value of finalStatuses) {
      const claim = { field: 'kycStatus', value };

      const reply = await createBeneficialOwner(platform, business, {}, [claim]);

      if (!isSuccess(reply)) continue;
      await expectUndecided(platform, ownerIdIn(reply), `a request that names ${value}`);
    }
  });

  check('does not change the kycStatus of an owner', 'OWNER-KYC-022', async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    await expectUndecided(platform, owner, 'a request without a kycStatus');
    for (const kycStatus of finalStatuses) {
      await platform.call('updateBeneficialOwner', {
        path: { beneficialOwnerId: owner },
        body: { ownershipPercentage: 40, kycStatus },
      });

      await expectUndecided(platform, owner, `a request that names ${kycStatus}`);
    }
  });
});
