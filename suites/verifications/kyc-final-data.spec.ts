import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { kycStatusOf } from '../../fixtures/customers/customers.ts';
import { newPhoneNumber } from '../../fixtures/customers/phone-number.ts';
import { NEW_DATA } from '../../fixtures/customers/updates.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { decidedBySubmission, finalStatuses } from '../../fixtures/verifications/decided.ts';
import { changeIndividual } from '../../fixtures/verifications/individuals.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';

/** Whether a service takes these of somebody who is decided is open; the status stays either way. */
function furtherData(platform: Platform): readonly object[] {
  return [
    { address: NEW_DATA.address },
    { idType: 'ITIN', identifier: '912-70-1234', countryOfIssuance: 'US' },
    { email: `${platform.unique()}@example.com` },
    { phoneNumber: newPhoneNumber() },
  ];
}

test.describe('a decided individual whose data change', () => {
  test('keeps its status', covers('KYC-FINAL-011'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    for (const status of finalStatuses) {
      const id = await decidedBySubmission(platform, status);

      await changeIndividual(platform, id, { birthDate: '1991-02-16', nationality: 'CA' });
      expect(await kycStatusOf(platform, id), 'birthDate, nationality').toBe(status);

      for (const members of furtherData(platform)) {
        const body = { customerType: 'INDIVIDUAL', ...members };
        await platform.call('updateCustomerById', { path: { customerId: id }, body });
        expect(await kycStatusOf(platform, id), Object.keys(members).join(', ')).toBe(status);
      }
    }
  });
});
