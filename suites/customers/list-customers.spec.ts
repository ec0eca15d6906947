import { knownCustomers, listed } from '../../fixtures/areas/customers/record.ts';
import {
  covers,
  expect,
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

      const found = ids.filter((each) => each === id);
      // How the list is asked for is a gap (G-115); that one page of it has a customer twice is not.
      expect(found, 'how it is listed', found.length > 1 ? [] : undefined).toEqual([id]);
    }
  });

  test(
    'is narrowed to one platformCustomerId',
    covers('CUSTOMER-LIST-002'),
    async ({ platform }) => {
      for (const { id, body } of await knownCustomers(platform)) {
        const ids = await settledIds(platform, body.platformCustomerId, id);

        expect(new Set(ids), 'the customers listed').toEqual(new Set([id]));
      }
    },
  );
});
