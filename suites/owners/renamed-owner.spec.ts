import { changedOwner, readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  lastNameIn,
  newOwner,
  ownerStatusOf,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, isSuccess, undecided, unreached } from '../../fixtures/index.ts';

/** Last names, each with the kycStatus that it leads to. */
const RENAMES = [
  { lastName: 'Sample', status: 'APPROVED', newName: 'Sample002', newStatus: 'REJECTED' },
  { lastName: 'Sample002', status: 'REJECTED', newName: 'Sample', newStatus: 'APPROVED' },
] as const;

check.describe('an owner who is renamed', () => {
  check(
    'before submission has the kycStatus that the new name selects',
    'OWNER-UPDATE-006',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform);
        const owners = [];
        for (const { lastName, newName, newStatus } of RENAMES) {
          const id = await newOwner(platform, business, { lastName });
          const renaming = { personalInfo: { lastName: newName } };
          await changedOwner(platform, id, renaming);
          const shown = lastNameIn(await readOwner(platform, id));
          if (shown !== newName)
            unreached(
              `GET /beneficial-owners/{beneficialOwnerId} shows the lastName ${shown} after PATCH set it to ${newName}`,
            );
          owners.push({ id, newName, newStatus });
        }

        // The first submission of the business decides its owners.
        await submit(platform, business);

        for (const { id, newName, newStatus } of owners) {
          const status = await settledOwner(platform, id, newStatus);
          expect(status, `the kycStatus of an owner renamed ${newName}`).toBe(newStatus);
        }
      }
    },
  );

  check(
    'after being APPROVED or REJECTED keeps the kycStatus',
    'OWNER-UPDATE-007',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform);
        const owners = [];
        for (const rename of RENAMES) {
          const { lastName } = rename;
          owners.push({ id: await newOwner(platform, business, { lastName }), ...rename });
        }
        await submit(platform, business);

        for (const { id, status, newName } of owners) {
          const before = await settledOwner(platform, id, status);
          if (before !== status)
            undecided(
              `the kycStatus of the owner stayed ${before} after the business was submitted, so the owner is not decided`,
            );

          const renaming = { personalInfo: { lastName: newName } };
          const reply = await platform.api.updateBeneficialOwner({
            beneficialOwnerId: id,
            body: renaming,
          });

          if (!isSuccess(reply))
            undecided(
              `PATCH /beneficial-owners/{beneficialOwnerId} with a new name for a decided owner answered ${reply.status}`,
            );
          const after = await ownerStatusOf(platform, id);
          expect(after, `the kycStatus of an owner that was ${status}, renamed ${newName}`).toBe(
            status,
          );
        }
      }
    },
  );
});
