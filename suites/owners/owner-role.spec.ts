import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { idIn } from '../../fixtures/areas/verifications/individuals.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { createBeneficialOwner, settledOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { covers, endByGap, expect, isSuccess, test } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

test.describe('an owner', () => {
  for (const role of ['UBO', 'CONTROL_PERSON']) {
    test(
      `who is ${role} alone is decided with the business`,
      covers('OWNER-KYC-017'),
      async ({ run }) => {
        for (const platform of platformsDecidingAtCreation(run)) {
          const business = await newBusiness(platform);
          const owners = [];
          for (const lastName of ['Sample', 'Sample002']) {
            const reply = await createBeneficialOwner(platform, business, {
              lastName,
              roles: [role],
            });
            if (isSuccess(reply)) owners.push({ id: idIn(reply, 'G-135'), lastName });
          }
          if (owners.length === 0) {
            endByGap(['G-135'], `POST /beneficial-owners takes no ${role} alone`);
          }

          await submit(platform, business);

          for (const { id, lastName } of owners) {
            const { status } = magicOutcome('owner', lastName);
            expect(await settledOwner(platform, id, status), platform.name).toBe(status);
          }
        }
      },
    );
  }
});
