import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner, OWNER_DATA, settledOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an owner', () => {
  check(
    'with 001 or 002 only in the first name or address is APPROVED with the business',
    'OWNER-KYC-007',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform);
        const ids = [];
        for (const suffix of ['001', '002']) {
          const address = { ...OWNER_DATA.address, line1: `456 Oak Avenue ${suffix}` };
          ids.push(
            await newOwner(platform, business, { firstName: `Robin${suffix}` }),
            await newOwner(platform, business, {}, [
              { field: 'personalInfo.address', value: address },
            ]),
          );
        }

        await submit(platform, business);

        for (const id of ids) {
          const status = await settledOwner(platform, id, 'APPROVED');
          expect(status, 'the kycStatus of the owner').toBe('APPROVED');
        }
      }
    },
  );
});
