import {
  customerBody,
  newCustomer,
  setUpCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import {
  covers,
  expectNoFinding,
  type Platform,
  requireCapability,
  test,
} from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** Customers are judged in passing, when one is made and when it is changed. */
async function expectCustomerIds(platform: Platform, row: RequirementId): Promise<void> {
  requireCapability(platform, 'customers');
  await setUpCustomer(platform, { body: await customerBody(platform) });
  // Before the id is put to use, for one that is wrong may not be usable.
  expectNoFinding(row);
  const { id: customerId } = await newCustomer(platform);
  const body = { customerType: 'INDIVIDUAL' };
  await platform.call('updateCustomerById', { path: { customerId }, body });
  expectNoFinding(row);
}

test.describe('identifiers', () => {
  for (const [fact, row] of [
    ['are strings', 'GEN-ID-001'],
    ['end in a UUID', 'GEN-ID-002'],
  ] as const) {
    test(`${fact}, those of customers`, covers(row), async ({ platform }) => {
      await expectCustomerIds(platform, row);
    });
  }

  test('of customers begin with Customer', covers('GEN-ID-003'), async ({ platform }) => {
    await expectCustomerIds(platform, 'GEN-ID-003');
  });
});
