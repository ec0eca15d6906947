import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { customerBody, driveCustomer } from '../../fixtures/customers/customers.ts';
import { knownCustomers, readCustomer } from '../../fixtures/customers/record.ts';
import { member } from '../../fixtures/platform/reply.ts';

test.describe('an individual', () => {
  test('is taken on', covers('CUSTOMER-CREATE-001'), async ({ platform }) => {
    const body = await customerBody(platform);

    expect(await orFail(() => driveCustomer(platform, { body }))).toBeSuccess();
  });

  test('is another than the one before', covers('CUSTOMER-CREATE-002'), async ({ platform }) => {
    const ids = (await knownCustomers(platform)).map(({ id }) => id);

    expect(new Set(ids).size, 'identifiers of two customers').toBe(2);
  });

  test('is the one that is read', covers('CUSTOMER-READ-001'), async ({ platform }) => {
    const customers = await knownCustomers(platform);

    const read = [];
    for (const { id } of customers) {
      read.push(member(await orFail(() => readCustomer(platform, id)), 'id'));
    }
    expect(read, 'the identifiers read').toEqual(customers.map(({ id }) => id));
  });
});
