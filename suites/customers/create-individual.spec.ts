import { customerBody, requireCustomer } from '../../fixtures/areas/customers/customers.ts';
import { knownCustomers, readCustomer } from '../../fixtures/areas/customers/record.ts';
import { covers, expect, member, test } from '../../fixtures/index.ts';

test.describe('an individual', () => {
  test('is taken on', covers('CUSTOMER-CREATE-001'), async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await platform.api.createCustomer({ body });

    expect(requireCustomer(platform, reply)).toBeSuccess();
  });

  test('is another than the one before', covers('CUSTOMER-CREATE-002'), async ({ platform }) => {
    const ids = (await knownCustomers(platform)).map(({ id }) => id);

    expect(new Set(ids).size, 'identifiers of two customers').toBe(2);
  });

  test('is the one that is read', covers('CUSTOMER-READ-001'), async ({ platform }) => {
    const customers = await knownCustomers(platform);

    const read = [];
    for (const { id } of customers) {
      read.push(member(await readCustomer(platform, id), 'id'));
    }
    expect(read, 'the identifiers read').toEqual(customers.map(({ id }) => id));
  });
});
