import { covers } from '../../fixtures/check/covers.ts';
import { expectNoFault, expectNoFinding } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { idFaults, internalAccount } from '../../fixtures/judgement/resource-id.ts';
import { cardholder } from '../../fixtures/platform/cards.ts';
import { newCustomer } from '../../fixtures/platform/customers.ts';

test.describe('identifiers', () => {
  for (const [fact, row] of [
    ['are strings', 'GEN-ID-001'],
    ['end in a UUID', 'GEN-ID-002'],
    ['of customers begin with Customer', 'GEN-ID-003'],
    ['of internal accounts begin with InternalAccount', 'GEN-ID-004'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const { accountId } = await cardholder(platform);
      await newCustomer(platform);

      expectNoFinding(row);
      expectNoFault(row, idFaults(internalAccount, accountId));
    });
  }
});
