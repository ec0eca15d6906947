import { ownersOf, readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { ownersNamed, settledOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expectListedAsRead, member } from '../../fixtures/index.ts';

check.describe('the list of owners', () => {
  check('shows the same kycStatus as GET on the owner', 'OWNER-LIST-005', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const business = await newBusiness(platform, { registrationNumber: '78AB' });
      const owners = await ownersNamed(platform, business, ['Sample', 'Sample002']);
      await submit(platform, business);

      for (const { id } of owners) {
        await settledOwner(platform, id, 'APPROVED', 'REJECTED');
        await expectListedAsRead(platform, ['kycStatus', 'customerId'], {
          read: () => readOwner(platform, id),
          row: async () => {
            const rows = await ownersOf(platform, business, id);
            return rows.find((each) => member(each, 'id') === id);
          },
        });
      }
    }
  });
});
