import {
  accountOf,
  bodyOf,
  businessHolders,
  holdersDecidedAtCreation,
} from '../../fixtures/areas/external-accounts/holders.ts';
import {
  expectResultIfShown,
  NAME_CHECKS,
  requireCheckedOf,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, notShown } from '../../fixtures/index.ts';

const ofBusiness = {
  once: 'EXTERNAL-TWICE-014',
  required: 'EXTERNAL-REQUIRED-014',
  checked: 'NAMECHECK-VALUE-010',
  invalid: 'NAMECHECK-INVALID-004',
} as const;

const decidedAtCreation = {
  once: 'EXTERNAL-TWICE-015',
  required: 'EXTERNAL-REQUIRED-015',
  checked: 'NAMECHECK-VALUE-011',
  invalid: 'NAMECHECK-INVALID-005',
} as const;

for (const [whose, holdersIn, row] of [
  ['business customer', businessHolders, ofBusiness],
  ['customer approved at creation', holdersDecidedAtCreation, decidedAtCreation],
] as const) {
  check.describe(`for a ${whose},`, () => {
    check('a USD_ACCOUNT cannot be registered twice', row.once, async ({ run }) => {
      for (const holder of await holdersIn(run)) {
        const { body } = await accountOf(holder);

        const reply = await holder.platform.api.createCustomerExternalAccount({ body });
        expect(reply, `the second registration on the platform ${holder.platform.name}`).toBeError(
          409,
          'DUPLICATE_EXTERNAL_ACCOUNT',
        );
      }
    });

    check('a USD_ACCOUNT requires a bankAccountType', row.required, async ({ run }) => {
      for (const holder of await holdersIn(run)) {
        await accountOf(holder);
        const body = await bodyOf(holder, { info: { bankAccountType: undefined } });

        expect(
          await holder.platform.api.createCustomerExternalAccount({ body }),
          `a USD_ACCOUNT without bankAccountType on ${holder.platform.name}`,
        ).toBeRefused(400);
      }
    });

    check('a suffix selects the beneficiaryVerificationStatus', row.checked, async ({ run }) => {
      for (const holder of await holdersIn(run)) {
        const { platform } = holder;
        await requireCheckedOf(holder);
        let seen = 0;
        for (const [suffix, result] of NAME_CHECKS) {
          const body = await bodyOf(holder, { suffix });

          const reply = await platform.api.createCustomerExternalAccount({ body });

          expect(reply, `the registration of an account ending in ${suffix}`).toBeSuccess();
          const what = `the beneficiaryVerificationStatus for ${suffix} ${platform.name}`.trim();
          if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
        }
        if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
      }
    });

    check('a USD_ACCOUNT with the suffix 105 is refused', row.invalid, async ({ run }) => {
      for (const holder of await holdersIn(run)) {
        await requireCheckedOf(holder);
        const body = await bodyOf(holder, { suffix: '105' });

        expect(
          await holder.platform.api.createCustomerExternalAccount({ body }),
          `an account ending in 105 on ${holder.platform.name}`,
        ).toBeRefused(400);
      }
    });
  });
}

check(
  'POST /customers/external-accounts requires customerId if KYC resolves at customer creation',
  'EXTERNAL-REQUIRED-016',
  async ({ run }) => {
    for (const holder of await holdersDecidedAtCreation(run)) {
      const { platform } = holder;
      await accountOf(holder);
      const body = await bodyFor(platform, 'platform');

      const reply = await platform.api.createCustomerExternalAccount({ body });
      expect(reply, `the registration on the platform ${platform.name}`).toBeRefused(400);
    }
  },
);
