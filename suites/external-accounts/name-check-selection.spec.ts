import {
  expectResultIfShown,
  NAME_CHECKS,
  nameCheckOf,
  requireChecked,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor, newAccount, withInfo } from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import { check, expect, isSuccess, notShown, undecided, waitFor } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { unreservedEnding } from '../../generators/external-accounts/near-name-check.ts';

check.describe('the beneficiaryVerificationStatus', () => {
  check(
    'of an identifier with a suffix outside 1xx is MATCHED',
    'NAMECHECK-VALUE-007',
    async ({ platform }) => {
      await requireChecked(platform);
      let seen = 0;
      for (const suffix of everyOf(unreservedEnding)) {
        const { record } = await newAccount(platform, { suffix });
        const status = await nameCheckOf(platform, record, 'MATCHED');
        if (status === undefined) continue;
        expect(status, `the beneficiaryVerificationStatus of an account ending in ${suffix}`).toBe(
          'MATCHED',
        );
        seen += 1;
      }
      if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
    },
  );

  check('depends only on the primary identifier', 'NAMECHECK-ENDING-004', async ({ platform }) => {
    await requireChecked(platform);
    let seen = 0;
    for (const [suffix] of [...NAME_CHECKS, ['105']]) {
      const members = { platformAccountId: `${platform.unique()}-${suffix}` };
      const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: `Robin ${suffix}` };
      const body = await bodyFor(platform, 'customer', { suffix: '101', members });

      const reply = await platform.api.createCustomerExternalAccount({
        body: withInfo(body, { beneficiary, bankName: `B ${suffix}` }),
      });
      const what = `the beneficiaryVerificationStatus with ${suffix} in other members`;
      if (await expectResultIfShown(platform, reply, 'MATCHED', what)) seen += 1;
    }
    if (seen === 0)
      undecided(
        'POST /customers/external-accounts refuses each account whose other members hold a suffix, or shows no beneficiaryVerificationStatus',
      );
  });

  check(
    'of a re-registered account is selected by its suffix',
    'NAMECHECK-ENDING-007',
    async ({ platform }) => {
      await requireChecked(platform);
      await requireRemoval(platform);
      for (const suffix of ['102', '101'] as const) {
        const wanted = suffix === '102' ? 'NOT_MATCHED' : 'MATCHED';
        const { id, body } = await newAccount(platform, { suffix });
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id });

        // A removed account may go a little later.
        const again = await waitFor(
          () => platform.api.createCustomerExternalAccount({ body }),
          isSuccess,
          platform.target.settleMs,
        );

        if (!isSuccess(again))
          undecided(
            'POST /customers/external-accounts does not register a deleted account again',
            again,
          );
        const what = `the beneficiaryVerificationStatus of an account ending in ${suffix}`;
        const isShown = await expectResultIfShown(platform, again, wanted, what);
        if (!isShown) notShown('the beneficiaryVerificationStatus of an account');
      }
    },
  );
});
