import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

describe('an individual', () => {
  for (const [idType, row] of [
    ['SSN', 'CUSTOMER-IDTYPE-001'],
    ['ITIN', 'CUSTOMER-IDTYPE-002'],
    ['NON_US_TAX_ID', 'CUSTOMER-IDTYPE-003'],
  ] as const) {
    check(`may be identified by ${idType}`, covers(row), async ({ platform }) => {
      const body = await identifiedBy(platform, idType);

      const reply = await platform.api.createCustomer({ body });

      // The forms of the numbers, and which countries are served, is nothing the contract shows.
      const isOfNumber = reply.status === 400 && !fieldsIn(reply).includes('idType');
      expect(
        reply,
        isOfNumber
          ? 'the create, refused for another member than idType'
          : `the create with ${idType}`,
      ).toBeSuccess();
    });
  }
});
