import { approvedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { accountRowsOf } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  check,
  expectNoBreach,
  idBreaches,
  internalAccount,
  member,
  requireCapability,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('resource identifiers', () => {
  for (const [fact, row] of [
    ['of internal accounts are strings', 'GEN-ID-001'],
    ['of internal accounts end in a UUID', 'GEN-ID-002'],
    ['of internal accounts begin with InternalAccount', 'GEN-ID-004'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      requireCapability(platform, 'accounts.internal');
      const customerId = await approvedCustomer(platform);

      const ids = await waitFor(
        async () =>
          (await accountRowsOf(platform, customerId))
            .map((account) => member(account, 'id'))
            .filter((id) => id !== undefined),
        (found) => found.length > 0,
        platform.target.settleMs,
      );

      if (ids.length === 0) {
        unreached(
          'GET /customers/internal-accounts lists no internal account with an id for an approved customer',
        );
      }
      for (const id of ids) {
        expectNoBreach(row, idBreaches(internalAccount, id));
      }
    });
  }
});
