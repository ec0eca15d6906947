import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { NEW_DATA } from '../../fixtures/areas/customers/updates.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  decidedBusiness,
  decidedWithDocuments,
} from '../../fixtures/areas/verifications/decided-business.ts';
import {
  platformOfAnyMode,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** Members that are neither the name nor the number that decide. */
function otherMembers(platform: Platform): readonly object[] {
  return [{ address: NEW_DATA.address }, { email: `${platform.unique()}@example.com` }];
}

check.describe('a final kybStatus', () => {
  check(
    'set by a first submission is not changed by a new address or email',
    'KYB-FINAL-016',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const status of finalStatuses) {
          const business = await decidedBusiness(platform, status);

          for (const members of otherMembers(platform)) {
            await updateBusiness(platform, business, members);

            const changed = `another ${Object.keys(members)}, ${platform.name}`;
            expect(
              await kybStatusOf(platform, business),
              `the kybStatus after an update with ${changed}`,
            ).toBe(status);
          }
          expect(
            await submit(platform, business),
            `the submission after the update, ${platform.name}`,
          ).toBeRefused(400);
        }
      }
    },
  );

  check(
    'set by a complete submission is not changed by a new address or email',
    'KYB-FINAL-015',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      for (const status of finalStatuses) {
        const business = await decidedWithDocuments(platform, status);

        for (const members of otherMembers(platform)) {
          await updateBusiness(platform, business, members);

          const changed = `another ${Object.keys(members)}`;
          expect(
            await kybStatusOf(platform, business),
            `the kybStatus after an update with ${changed}`,
          ).toBe(status);
        }
        expect(await submit(platform, business), 'the submission after the update').toBeRefused(
          400,
        );
      }
    },
  );
});
