import { named, readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  begunChange,
  confirmedChange,
  sharedTrustedAccount,
  strongAccount,
  trustedAccount,
} from '../../fixtures/areas/external-accounts/trust.ts';
import { check, expect } from '../../fixtures/index.ts';

const TRUSTED = 'BENEFICIARY_TRUSTED';

check.describe('a trusted external account', () => {
  check('cannot be deleted', 'TRUST-DELETE-001', async ({ platform }) => {
    await requireRemoval(platform);
    const id = await sharedTrustedAccount(platform);

    expect(
      await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
    ).toBeError(409, TRUSTED);
    expect(
      await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
      'the second deletion of the trusted account',
    ).toBeError(409, TRUSTED);
  });

  check(
    'that was untrusted and trusted again cannot be deleted',
    'TRUST-DELETE-001',
    async ({ platform }) => {
      await requireRemoval(platform);
      const id = await trustedAccount(platform);
      await confirmedChange(platform, id, 'untrust');
      await confirmedChange(platform, id, 'trust');

      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
      ).toBeError(409, TRUSTED);
    },
  );

  check('still exists after a refused deletion', 'TRUST-DELETE-002', async ({ platform }) => {
    await requireRemoval(platform);
    const id = await sharedTrustedAccount(platform);
    const before = await readAccount(platform, id);

    await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id });

    const after = await platform.api.getCustomerExternalAccountById({ externalAccountId: id });
    expect(after, 'the read of the account after the refused deletion').toBeSuccess();
    expect(named(after.json), 'the members of the account after the refused deletion').toEqual(
      named(before),
    );
  });

  check('can be deleted after it is untrusted', 'TRUST-DELETE-003', async ({ platform }) => {
    await requireRemoval(platform);
    const id = await trustedAccount(platform);
    await confirmedChange(platform, id, 'untrust');

    expect(
      await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
    ).toBeSuccess();
  });

  check(
    'cannot be deleted before its untrusting is confirmed',
    'TRUST-DELETE-004',
    async ({ platform }) => {
      await requireRemoval(platform);
      // Whether a confirmation is due is a gap, until one is taken.
      await confirmedChange(platform, await trustedAccount(platform), 'untrust');
      const id = await trustedAccount(platform);
      await begunChange(platform, id, 'untrust');

      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
      ).toBeError(409, TRUSTED);
    },
  );

  check(
    'does not block the deletion of another account',
    'TRUST-DELETE-005',
    async ({ platform }) => {
      await requireRemoval(platform);
      const other = await strongAccount(platform);
      const trusted = await trustedAccount(platform);

      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: other }),
        'the deletion of the account that is not trusted',
      ).toBeSuccess();
      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: trusted }),
        'the deletion of the trusted account',
      ).toBeError(409, TRUSTED);
    },
  );
});
