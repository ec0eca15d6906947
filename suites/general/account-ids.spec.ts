import { approvedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { accountRowsOf } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  covers,
  endByGap,
  expectNoBreach,
  idBreaches,
  internalAccount,
  member,
  type Platform,
  requireCapability,
  settled,
  test,
} from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

async function expectAccountIds(platform: Platform, row: RequirementId): Promise<void> {
  requireCapability(platform, 'accounts.internal');
  const customerId = await approvedCustomer(platform);
  const ids = await settled(
    async () =>
      (await accountRowsOf(platform, customerId))
        .map((account) => member(account, 'id'))
        .filter((id) => id !== undefined),
    (found) => found.length > 0,
    platform.target.settleMs,
  );
  if (ids.length === 0) {
    endByGap(['G-01', 'G-142'], 'no internal account is listed for an approved customer');
  }
  for (const id of ids) {
    expectNoBreach(row, idBreaches(internalAccount, id));
  }
}

test.describe('identifiers', () => {
  for (const [fact, row] of [
    ['are strings', 'GEN-ID-001'],
    ['end in a UUID', 'GEN-ID-002'],
  ] as const) {
    test(`${fact}, those of accounts`, covers(row), async ({ platform }) => {
      await expectAccountIds(platform, row);
    });
  }

  test(
    'of internal accounts begin with InternalAccount',
    covers('GEN-ID-004'),
    async ({ platform }) => {
      await expectAccountIds(platform, 'GEN-ID-004');
    },
  );
});
