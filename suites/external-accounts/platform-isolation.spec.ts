import { idsOf, listedPlatformAccounts } from '../../fixtures/areas/external-accounts/records.ts';
import { newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  otherPlatform,
  type Platform,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check(
    'cannot list the external accounts that this platform owns',
    'EXTERNAL-FOREIGN-008',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id } = await newPlatformAccount(platform);
      const list = async (lister: Platform) => idsOf(await listedPlatformAccounts(lister));
      const own = await waitFor(
        () => list(platform),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );
      if (!own.includes(id))
        unreached(
          'GET /platform/external-accounts does not list the new account to the platform that registered it',
        );

      expect(
        await list(other),
        'the ids of the accounts listed for another platform',
      ).not.toContain(id);
    },
  );
});
