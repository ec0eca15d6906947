import { newPhoneNumber } from '../../fixtures/areas/customers/phone-number.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { NEW_DATA } from '../../fixtures/areas/customers/updates.ts';
import { decidedIndividual, finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { changeIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Whether a service takes these of somebody who is decided is open; the status stays either way. */
function furtherData(platform: Platform): readonly object[] {
  return [
    { address: NEW_DATA.address },
    { idType: 'ITIN', identifier: '912-70-1234', countryOfIssuance: 'US' },
    { email: `${platform.unique()}@example.com` },
    { phoneNumber: newPhoneNumber() },
  ];
}

check.describe('an update of an APPROVED or REJECTED individual', () => {
  check('does not change the kycStatus', 'KYC-FINAL-011', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    for (const status of finalStatuses) {
      const id = await decidedIndividual(platform, status);

      await changeIndividual(platform, id, { birthDate: '1991-02-16', nationality: 'CA' });
      expect(
        await kycStatusOf(platform, id),
        'the kycStatus after an update of birthDate and nationality',
      ).toBe(status);

      for (const members of furtherData(platform)) {
        const body = { customerType: 'INDIVIDUAL', ...members };
        await platform.api.updateCustomerById({ customerId: id, body });
        expect(
          await kycStatusOf(platform, id),
          `the kycStatus after an update of ${Object.keys(members).join(', ')}`,
        ).toBe(status);
      }
    }
  });

  check('returns the final kycStatus', 'KYC-FINAL-018', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    for (const status of finalStatuses) {
      const customerId = await decidedIndividual(platform, status);
      const body = { customerType: 'INDIVIDUAL', nationality: 'CA' };

      const reply = await platform.api.updateCustomerById({ customerId, body });

      const answered = member(reply.json, 'kycStatus');
      if (!isSuccess(reply) || answered === undefined)
        undecided(
          'PATCH /customers/{customerId} of a decided individual is refused or shows no kycStatus',
        );
      expect(answered, 'the kycStatus in the answer').toBe(status);
    }
  });
});
