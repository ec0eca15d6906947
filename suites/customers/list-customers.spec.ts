import { knownCustomers, listed } from '../../fixtures/areas/customers/record.ts';
import {
  covers,
  expect,
  member,
  orFail,
  type Platform,
  restsOfTwice,
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

      const times = ids.filter((each) => each === id).length;
      const filter = { platformCustomerId: body.platformCustomerId };
      const rests = await restsOfTwice(platform, 'listCustomers', filter, id);
      expect(times, `how often ${id} is listed`, rests).toBe(1);
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
