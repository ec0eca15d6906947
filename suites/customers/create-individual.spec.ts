import { customerBody, requireCustomer } from '../../fixtures/areas/customers/customers.ts';
import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { knownCustomers, readCustomer } from '../../fixtures/areas/customers/record.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('an individual', () => {
  check('can be created by POST /customers', 'CUSTOMER-CREATE-001', async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await platform.api.createCustomer({ body });

    const isTypeRefused = reply.status === 400 && fieldsIn(reply).includes('customerType');
    expect(isTypeRefused, 'whether details.errors names the customerType').toBe(false);
    expect(requireCustomer(platform, reply)).toBeSuccess();
  });

  check('has a unique id', 'CUSTOMER-CREATE-002', async ({ platform }) => {
    const ids = (await knownCustomers(platform)).map(({ id }) => id);

    expect(new Set(ids).size, 'the number of identifiers of two customers').toBe(2);
  });

  check('can be read by its id', 'CUSTOMER-READ-001', async ({ platform }) => {
    const customers = await knownCustomers(platform);

    const read = [];
    for (const { id } of customers) {
      read.push(member(await readCustomer(platform, id), 'id'));
    }
    expect(read, 'the identifiers of the customers read').toEqual(customers.map(({ id }) => id));
  });
});
