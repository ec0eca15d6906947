import { accountOf, bodyOf } from '../../fixtures/areas/external-accounts/holders.ts';
import {
  expectResultIfShown,
  NAME_CHECKS,
  requireCheckedOf,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor, owner } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, notShown } from '../../fixtures/index.ts';

const info = { beneficiary: { beneficiaryType: 'BUSINESS', legalName: 'Sample Trade' } };

check.describe('for a business beneficiary,', () => {
  check(
    'a suffix selects the beneficiaryVerificationStatus',
    'NAMECHECK-VALUE-013',
    async ({ platform }) => {
      const holder = { platform, customerId: await owner(platform) };
      await requireCheckedOf(holder, info);
      let seen = 0;
      for (const [suffix, result] of NAME_CHECKS) {
        const body = await bodyOf(holder, { suffix, info });

        const reply = await platform.api.createCustomerExternalAccount({ body });

        expect(reply, `the registration of an account ending in ${suffix}`).toBeSuccess();
        const what = `the beneficiaryVerificationStatus of an account ending in ${suffix}`;
        if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
      }
      if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
    },
  );

  check('a USD_ACCOUNT cannot be registered twice', 'EXTERNAL-TWICE-018', async ({ platform }) => {
    const { body } = await accountOf({ platform, customerId: await owner(platform) }, info);

    expect(await platform.api.createCustomerExternalAccount({ body })).toBeError(
      409,
      'DUPLICATE_EXTERNAL_ACCOUNT',
    );
  });

  check(
    'a USD_ACCOUNT requires a bankAccountType',
    'EXTERNAL-REQUIRED-017',
    async ({ platform }) => {
      await accountOf({ platform, customerId: await owner(platform) }, info);

      const without = { ...info, bankAccountType: undefined };
      const body = await bodyFor(platform, 'customer', { info: without });

      expect(await platform.api.createCustomerExternalAccount({ body })).toBeRefused(400);
    },
  );
});
