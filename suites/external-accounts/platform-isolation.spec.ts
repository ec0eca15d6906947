import { endByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { idsOf, listedPlatformAccounts } from '../../fixtures/external-accounts/records.ts';
import { newPlatformAccount } from '../../fixtures/external-accounts/register.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';

test.describe('another platform', () => {
  test(
    'lists no account that the platform has itself',
    covers('EXTERNAL-FOREIGN-008'),
    async ({ session, platform }) => {
      const other = otherPlatform(session);
      const { id } = await newPlatformAccount(platform);
      const list = async (lister: Platform) => idsOf(await listedPlatformAccounts(lister));
      const own = await settled(
        () => list(platform),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );
      if (!own.includes(id)) endByGap(['G-01', 'G-144'], 'the list of its own platform lacks it');

      expect(await list(other), 'the accounts of the other platform').not.toContain(id);
    },
  );
});
