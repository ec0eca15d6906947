import { covers } from '../../fixtures/check/covers.ts';
import { expectNoFinding } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { customerBody, driveCustomer } from '../../fixtures/customers/customers.ts';
import { everyOperation } from '../../fixtures/operations/operations.ts';

test.describe('the body of an answer', () => {
  for (const [fact, row] of [
    ['is declared as JSON', 'GEN-JSON-001'],
    ['is JSON', 'GEN-JSON-002'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      if (platform.target.has('customers')) {
        await driveCustomer(platform, { body: await customerBody(platform) });
        // Before anything is read from it.
        expectNoFinding(row);
      }
      for (const { id, call } of await everyOperation(platform)) {
        await platform.call(id, call);
      }

      expectNoFinding(row);
    });
  }
});
