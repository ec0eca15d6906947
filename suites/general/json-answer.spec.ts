import { everyOperation } from '../../fixtures/areas/authentication/operations.ts';
import { customerBody, setUpCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expectNoFinding, inParallel } from '../../fixtures/index.ts';

check.describe('the body of a response', () => {
  for (const [fact, row] of [
    ['is declared as JSON', 'GEN-JSON-001'],
    ['is JSON', 'GEN-JSON-002'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      if (platform.target.has('customers')) {
        await setUpCustomer(platform, { body: await customerBody(platform) });
        // Before anything is read from it.
        expectNoFinding(row);
      }
      await inParallel(await everyOperation(platform), async ({ id, call }) => {
        await platform.call(id, call);
      });

      expectNoFinding(row);
    });
  }
});
