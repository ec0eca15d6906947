import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { ownersNamed, settledOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

check.describe('an owner', () => {
  for (const role of ['UBO', 'CONTROL_PERSON']) {
    check(
      `whose only role is ${role} has the kycStatus that the last name selects`,
      'OWNER-KYC-017',
      async ({ run }) => {
        for (const platform of platformsDecidingAtCreation(run)) {
          const business = await newBusiness(platform);
          const owners = await ownersNamed(platform, business, ['Sample', 'Sample002'], [role]);

          await submit(platform, business);

          for (const { id, lastName } of owners) {
            const { status } = magicOutcome('owner', lastName);
            expect(await settledOwner(platform, id, status), 'the kycStatus of the owner').toBe(
              status,
            );
          }
        }
      },
    );
  }

  for (const [who, others] of [
    ['who is only a DIRECTOR', [{ field: 'roles', value: ['DIRECTOR'] }]],
    ['who is only a TRUSTEE', [{ field: 'roles', value: ['TRUSTEE'] }]],
    ['with an ownershipPercentage of 10', [{ field: 'ownershipPercentage', value: 10 }]],
    ['who is a non-US national', [{ field: 'personalInfo.nationality', value: 'CA' }]],
  ] as const) {
    check(
      `${who} has the kycStatus that the last name selects`,
      'OWNER-KYC-020',
      async ({ run }) => {
        for (const platform of platformsDecidingAtCreation(run)) {
          const business = await newBusiness(platform);
          const names = ['Sample', 'Sample002'];
          const owners = await ownersNamed(platform, business, names, undefined, others);

          await submit(platform, business);

          for (const { id, lastName } of owners) {
            const { status } = magicOutcome('owner', lastName);
            const seen = await settledOwner(platform, id, status);
            expect(seen, `the kycStatus of the owner ${lastName}`).toBe(status);
          }
        }
      },
    );
  }
});
