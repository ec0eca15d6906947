import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { knownCustomers, listed } from '../../fixtures/customers/record.ts';
import { member } from '../../fixtures/platform/reply.ts';

test.describe('the list of customers', () => {
  test('has a customer once', covers('CUSTOMER-LIST-001'), async ({ platform }) => {
    for (const { id, body } of await knownCustomers(platform)) {
      const rows = await orFail(() => listed(platform, body.platformCustomerId));

      const own = rows.filter((row) => member(row, 'id') === id);
      expect(own.length, 'entries of the customer').toBe(1);
    }
  });

  test(
    'is narrowed to one platformCustomerId',
    covers('CUSTOMER-LIST-002'),
    async ({ platform }) => {
      for (const { id, body } of await knownCustomers(platform)) {
        const rows = await orFail(() => listed(platform, body.platformCustomerId));

        expect(rows.map((row) => member(row, 'id'))).toEqual([id]);
      }
    },
  );
});
