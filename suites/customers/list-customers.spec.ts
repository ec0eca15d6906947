import { businessType } from '../../fixtures/areas/customers/business.ts';
import { knownCustomers, listed, newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  check,
  expect,
  expectNarrowed,
  idsIn,
  isListedTwice,
  member,
  narrowedBy,
  type Platform,
  requireSuccess,
  rowsOf,
  text,
  waitFor,
} from '../../fixtures/index.ts';

const LIST = { operation: 'listCustomers' } as const;

/** The ids listed for a platformCustomerId, once that one is among them: a list may lag behind. */
function settledIds(platform: Platform, platformCustomerId: string, id: string) {
  const read = async () => {
    const rows = await listed(platform, platformCustomerId);
    return rows.map((row) => member(row, 'id'));
  };
  return waitFor(read, (ids) => ids.includes(id), platform.target.settleMs);
}

check.describe('the list of customers', () => {
  check('contains each customer once', 'CUSTOMER-LIST-001', async ({ platform }) => {
    for (const { id, body } of await knownCustomers(platform)) {
      const ids = await settledIds(platform, body.platformCustomerId, id);

      const times = ids.filter((each) => each === id).length;
      const filter = { platformCustomerId: body.platformCustomerId };
      const isTwice = await isListedTwice(platform, 'listCustomers', filter, id);
      expect(isTwice, 'whether one page lists the customer twice').toBe(false);
      expect(ids, 'the ids of the customers listed').toContain(id);
      expect(times, 'how often pages that follow each other list the customer').toBe(1);
    }
  });

  check('can be filtered by platformCustomerId', 'CUSTOMER-LIST-002', async ({ platform }) => {
    for (const { id, body } of await knownCustomers(platform)) {
      const filter = { platformCustomerId: body.platformCustomerId };

      const rows = await narrowedBy(platform, LIST.operation, filter, [id]);

      expect(new Set(idsIn(rows)), 'the ids of the customers listed').toEqual(new Set([id]));
    }
    const { id, body } = await newKnownCustomer(platform);
    const longer = { platformCustomerId: `${body.platformCustomerId}2` };
    const other = await newKnownCustomer(platform, longer);
    await narrowedBy(platform, LIST.operation, longer, [other.id]);
    const filter = { platformCustomerId: body.platformCustomerId };

    const rows = await narrowedBy(platform, LIST.operation, filter, [id]);

    const beside = 'the ids listed beside a customer whose platformCustomerId is longer by a digit';
    expect(new Set(idsIn(rows)), beside).toEqual(new Set([id]));
  });

  check('can be filtered by customerType', 'CUSTOMER-LIST-006', async ({ platform }) => {
    const [{ id, body }] = await knownCustomers(platform);
    const values = [String(body['customerType']), businessType(platform)] as const;
    const beside = { platformCustomerId: body.platformCustomerId };

    await expectNarrowed(platform, { ...LIST, name: 'customerType', values, beside }, id);
    const [own, other] = values;
    for (const [customerType, isRight] of [
      [own, (type: string) => type === own],
      // A service may show several types of business.
      [other, (type: string) => type !== own],
    ] as const) {
      const reply = await platform.api.listCustomers({ query: { customerType } });
      const types = rowsOf(reply).flatMap((row) => text(member(row, 'customerType')) ?? []);
      expect(
        types.filter((type) => !isRight(type)),
        `the other types on the first page of the customers listed by customerType=${customerType}`,
      ).toEqual([]);
    }
  });

  check(
    'contains a deleted customer only with isIncludingDeleted=true',
    'CUSTOMER-LIST-007',
    async ({ platform }) => {
      const { id, body } = await newKnownCustomer(platform);
      const beside = { platformCustomerId: body.platformCustomerId };
      const reply = await platform.api.deleteCustomerById({ customerId: id });
      requireSuccess(platform, 'deleteCustomerById', reply, 'a deleted customer');
      const values = ['true', 'false'] as const;
      const filter = { ...LIST, name: 'isIncludingDeleted', values };

      await expectNarrowed(platform, { ...filter, beside }, id);
      const [{ id: kept, body: known }] = await knownCustomers(platform);
      const query = { isIncludingDeleted: 'true', platformCustomerId: known.platformCustomerId };
      const rows = await narrowedBy(platform, LIST.operation, query, [kept]);
      expect(idsIn(rows), 'the customers listed with isIncludingDeleted=true').toContain(kept);
    },
  );
});
