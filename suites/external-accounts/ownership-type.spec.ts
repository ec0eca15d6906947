import {
  checkedKinds,
  expectResultIfShown,
  NAME_CHECKS,
  nameCheckOf,
  requireChecked,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { furtherKinds } from '../../fixtures/areas/external-accounts/payee.ts';
import { bodyFor, newAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, notShown, type Platform } from '../../fixtures/index.ts';

const TYPES = ['FIRST_PARTY', 'THIRD_PARTY'];

/** Whether an ownershipType is taken, and its names verified: one of two accounts says so. */
async function isChecked(platform: Platform, ownershipType: string): Promise<boolean> {
  const members = { ownershipType };
  const plain = await newAccount(platform, { members });
  const unlike = await newAccount(platform, { suffix: '102', members });
  const results = [
    await nameCheckOf(platform, plain.record, 'MATCHED'),
    await nameCheckOf(platform, unlike.record, 'NOT_MATCHED'),
  ];
  return results.some((each) => each !== undefined && each !== 'UNSUPPORTED');
}

check.describe('a USD_ACCOUNT with an ownershipType', () => {
  check(
    'has the beneficiaryVerificationStatus of its suffix',
    'NAMECHECK-VALUE-014',
    async ({ platform }) => {
      await requireChecked(platform);
      let seen = 0;
      for (const ownershipType of TYPES) {
        if (!(await isChecked(platform, ownershipType))) continue;
        for (const [suffix, result] of NAME_CHECKS) {
          const members = { ownershipType };
          const body = await bodyFor(platform, 'customer', { suffix, members });

          const reply = await platform.api.createCustomerExternalAccount({ body });

          const told = `a ${ownershipType} account ending in ${suffix}`;
          expect(reply, `the registration of ${told}`).toBeSuccess();
          const what = `the beneficiaryVerificationStatus of ${told}`;
          if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
        }
      }
      if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
    },
  );

  check(
    'is refused if its account number ends in 105',
    'NAMECHECK-INVALID-008',
    async ({ platform }) => {
      await requireChecked(platform);
      let seen = 0;
      for (const ownershipType of TYPES) {
        if (!(await isChecked(platform, ownershipType))) continue;
        seen += 1;
        const members = { ownershipType };
        const body = await bodyFor(platform, 'customer', { suffix: '105', members });

        expect(
          await platform.api.createCustomerExternalAccount({ body }),
          `a ${ownershipType} account ending in 105`,
        ).toBeRefused(400);
      }
      if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
    },
  );
});

check(
  'a GBP_ACCOUNT, a CNY_ACCOUNT, or a Base, Polygon or Plasma wallet ending in 105 is refused',
  'NAMECHECK-INVALID-009',
  async ({ platform }) => {
    for (const kind of await checkedKinds(platform, furtherKinds)) {
      const body = await bodyFor(platform, 'customer', { kind, suffix: '105' });

      expect(
        await platform.api.createCustomerExternalAccount({ body }),
        `a ${kind} ending in 105`,
      ).toBeRefused(400);
    }
  },
);
