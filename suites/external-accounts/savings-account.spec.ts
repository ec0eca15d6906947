import { bodyOf } from '../../fixtures/areas/external-accounts/holders.ts';
import {
  expectResultIfShown,
  NAME_CHECKS,
  requireCheckedOf,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor, owner } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, notShown } from '../../fixtures/index.ts';

const info = { bankAccountType: 'SAVINGS' };

check.describe('a savings account', () => {
  check(
    'has the beneficiaryVerificationStatus that its suffix selects',
    'NAMECHECK-VALUE-012',
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

  check(
    'is refused if its account number ends in 105',
    'NAMECHECK-INVALID-006',
    async ({ platform }) => {
      await requireCheckedOf({ platform, customerId: await owner(platform) }, info);

      const body = await bodyFor(platform, 'customer', { suffix: '105', info });

      expect(await platform.api.createCustomerExternalAccount({ body })).toBeRefused(400);
    },
  );
});
