import { knownCustomers, listed } from '../../fixtures/areas/customers/record.ts';
import {
  covers,
  expectByGap,
  member,
  orFail,
  type Platform,
  settled,
  test,
} from '../../fixtures/index.ts';

/** The ids listed for a platformCustomerId, once that one is among them: a list may lag behind. */
function settledIds(platform: Platform, platformCustomerId: string, id: string) {
  const read = async () => {
    const rows = await orFail(() => listed(platform, platformCustomerId));
    return rows.map((row) => member(row, 'id'));
  };
  return settled(read, (ids) => ids.includes(id), platform.target.settleMs);
}

test.describe('the list of customers', () => {
  test('has a customer once', covers('CUSTOMER-LIST-001'), async ({ platform }) => {
    for (const { id, body } of await knownCustomers(platform)) {
      const ids = await settledIds(platform, body.platformCustomerId, id);

      const own = ids.filter((each) => each === id);
      expectByGap('G-115', own.length === 1, `the customer is listed ${own.length} times`);
    }
  });

  test(
    'is narrowed to one platformCustomerId',
    covers('CUSTOMER-LIST-002'),
    async ({ platform }) => {
      for (const { id, body } of await knownCustomers(platform)) {
        const ids = await settledIds(platform, body.platformCustomerId, id);

        const others = ids.filter((each) => each !== id);
        const observed = `with ${id}, ${others.length} others are listed`;
        expectByGap('G-115', ids.includes(id) && others.length === 0, observed);
      }
    },
  );
});
