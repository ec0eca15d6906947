import {
  customerBody,
  newCustomer,
  setUpCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import { check, expectNoFinding, requireCapability } from '../../fixtures/index.ts';

// Every answer is judged in passing, here those to a create and to an update.
check.describe('resource identifiers', () => {
  for (const [fact, row] of [
    ['of customers are strings', 'GEN-ID-001'],
    ['of customers end in a UUID', 'GEN-ID-002'],
    ['of customers begin with Customer', 'GEN-ID-003'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      requireCapability(platform, 'customers');
      await setUpCustomer(platform, { body: await customerBody(platform) });
      // Before the id is put to use, for one that is wrong may not be usable.
      expectNoFinding(row);

      const { id: customerId } = await newCustomer(platform);
      await platform.api.updateCustomerById({ customerId, body: { customerType: 'INDIVIDUAL' } });

      expectNoFinding(row);
    });
  }
});
