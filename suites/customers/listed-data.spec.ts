import {
  listed,
  newKnownCustomer,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { check, covers, describe, expectListedAsRead } from '../../fixtures/index.ts';

describe('the list of customers', () => {
  check('shows a customer as a read does', covers('CUSTOMER-LIST-008'), async ({ platform }) => {
    const { id, record } = await newKnownCustomer(platform);
    const platformCustomerId = String(requireShown(record, 'platformCustomerId'));

    await expectListedAsRead(platform, {
      id,
      read: () => readCustomer(platform, id),
      rows: () => listed(platform, platformCustomerId),
      names: [
        ...['customerType', 'platformCustomerId', 'fullName', 'birthDate', 'nationality'],
        ...['idType', 'countryOfIssuance'],
      ],
      shown,
    });
  });
});
