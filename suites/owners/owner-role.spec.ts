import { endByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { newBusiness } from '../../fixtures/verifications/businesses.ts';
import { idIn } from '../../fixtures/verifications/individuals.ts';
import { platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { askForOwner, settledOwner } from '../../fixtures/verifications/owners.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

test.describe('an owner', () => {
  for (const role of ['UBO', 'CONTROL_PERSON']) {
    test(
      `who is ${role} alone is decided with the business`,
      covers('OWNER-KYC-017'),
      async ({ session }) => {
        for (const platform of platformsDecidingAtCreation(session)) {
          const business = await newBusiness(platform);
          const owners = [];
          for (const lastName of ['Sample', 'Sample002']) {
            const reply = await askForOwner(platform, business, { lastName, roles: [role] });
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
