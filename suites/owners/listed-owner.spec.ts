import { changedOwner, ownersOf, readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { check, expectListedAsRead, member } from '../../fixtures/index.ts';

const PERSONAL = [
  'lastName',
  'firstName',
  'birthDate',
  'nationality',
  'idType',
  'countryOfIssuance',
];
const ADDRESS = ['line1', 'city', 'state', 'postalCode', 'country'];
const DATA = [
  ...['customerId', 'kycStatus', 'roles', 'ownershipPercentage', 'createdAt'],
  ...[...PERSONAL, ...ADDRESS.map((name) => `address.${name}`)].map((n) => `personalInfo.${n}`),
];

check.describe('the list of owners', () => {
  check(
    'shows an owner with the same values as GET on the owner',
    'OWNER-LIST-004',
    async ({ platform }) => {
      const business = await newBusiness(platform);
      const owner = await newOwner(platform, business);
      const row = async () => {
        const rows = await ownersOf(platform, business, owner);
        return rows.find((each) => member(each, 'id') === owner);
      };
      const both = { read: () => readOwner(platform, owner), row };

      await expectListedAsRead(platform, DATA, both);
      await changedOwner(platform, owner, {
        ownershipPercentage: 60,
        personalInfo: { nationality: 'CA', lastName: 'Renamed' },
      });

      await expectListedAsRead(platform, DATA, both);
    },
  );
});
