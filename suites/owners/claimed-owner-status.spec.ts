import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  createBeneficialOwner,
  newOwner,
  ownerIdIn,
  ownerStatusOf,
} from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** An owner whom nothing has decided, as the business is not submitted. */
async function undecidedOwner(platform: Platform, business: string): Promise<string> {
  const owner = await newOwner(platform, business);
  const status = await ownerStatusOf(platform, owner);
  const isFinal = finalStatuses.some((each) => each === status);
  return isFinal ? undecided(`a new owner is ${status} before the business is submitted`) : owner;
}

async function expectUndecided(platform: Platform, owner: string, named: string): Promise<void> {
  const status = await ownerStatusOf(platform, owner);
  const what = `the final statuses, without the kycStatus after a request that names ${named}`;
  expect(finalStatuses, what).not.toContain(status);
}

// Whether a request that names a status is refused is open; what it may not do is not.
check.describe('a kycStatus in a request', () => {
  check('does not set the kycStatus of a new owner', 'OWNER-KYC-021', async ({ platform }) => {
    const business = await newBusiness(platform);
    await undecidedOwner(platform, business);
    for (const value of finalStatuses) {
      const claim = { field: 'kycStatus', value };

      const reply = await createBeneficialOwner(platform, business, {}, [claim]);

      if (!isSuccess(reply)) continue;
      await expectUndecided(platform, ownerIdIn(reply), value);
    }
  });

  check('does not change the kycStatus of an owner', 'OWNER-KYC-022', async ({ platform }) => {
    const owner = await undecidedOwner(platform, await newBusiness(platform));
    for (const kycStatus of finalStatuses) {
      await platform.call('updateBeneficialOwner', {
        path: { beneficialOwnerId: owner },
        body: { ownershipPercentage: 40, kycStatus },
      });

      await expectUndecided(platform, owner, kycStatus);
    }
  });
});
