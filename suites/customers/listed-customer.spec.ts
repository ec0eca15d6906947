import { newKnownBusiness } from '../../fixtures/areas/customers/business.ts';
import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import {
  DATA,
  listed,
  newKnownCustomer,
  readCustomer,
  requireShown,
} from '../../fixtures/areas/customers/record.ts';
import { NEW_DATA, NEW_NAME, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expectListedAsRead, member, type Platform } from '../../fixtures/index.ts';

const OF_ALL = ['customerType', 'platformCustomerId', 'createdAt'];
const ADDRESS = ['line1', 'city', 'state', 'postalCode', 'country'].map(
  (name) => `address.${name}`,
);
const INDIVIDUAL = [...OF_ALL, ...DATA.filter((name) => name !== 'address'), ...ADDRESS];
const DESCRIPTION = ['registrationNumber', 'legalName'].map((name) => `businessInfo.${name}`);
const BUSINESS = [...OF_ALL, ...DESCRIPTION, ...ADDRESS];

/** A customer as a read and the list show it. */
async function bothOf(platform: Platform, id: string) {
  const read = () => readCustomer(platform, id);
  const platformCustomerId = String(requireShown(await read(), 'platformCustomerId'));
  const row = async () => {
    const rows = await listed(platform, platformCustomerId);
    return rows.find((each) => member(each, 'id') === id);
  };
  return { read, row };
}

check.describe('the list of customers', () => {
  check(
    "shows an individual's data as GET /customers/{customerId} does",
    'CUSTOMER-LIST-008',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);
      const both = await bothOf(platform, id);

      await expectListedAsRead(platform, INDIVIDUAL, both);
      await update(platform, id, { ...NEW_NAME, ...NEW_DATA });

      await expectListedAsRead(platform, INDIVIDUAL, both);
    },
  );

  check(
    "shows a business's data as GET /customers/{customerId} does",
    'CUSTOMER-LIST-009',
    async ({ platform }) => {
      const { id, body } = await newKnownBusiness(platform);
      const both = await bothOf(platform, id);

      await expectListedAsRead(platform, BUSINESS, both);
      await updateBusiness(platform, id, {
        address: NEW_DATA.address,
        businessInfo: { ...Object(body['businessInfo']), legalName: 'Sample Renamed LLC' },
      });

      await expectListedAsRead(platform, BUSINESS, both);
    },
  );
});
