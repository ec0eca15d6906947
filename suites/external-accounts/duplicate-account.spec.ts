import {
  type AnyKind,
  bankKinds,
  walletKinds,
} from '../../fixtures/areas/external-accounts/kinds.ts';
import { NAME_CHECKS, nameCheckOf } from '../../fixtures/areas/external-accounts/name-check.ts';
import {
  idsOf,
  lastingMembers,
  readAccount,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  sharedAccount,
  takenKinds,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, errorCodeOf, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

const DUPLICATE = 'DUPLICATE_EXTERNAL_ACCOUNT';

/** Registers the accounts of a worker once more. */
async function expectKnown(platform: Platform, kinds: readonly AnyKind[]): Promise<void> {
  for (const kind of await takenKinds(platform, kinds)) {
    const { body } = await sharedAccount(platform, kind);
    expect(
      await platform.api.createCustomerExternalAccount({ body }),
      `the second registration of a ${kind}`,
    ).toBeError(409, DUPLICATE);
  }
}

check.describe('an external account', () => {
  check('at a bank cannot be registered twice', 'EXTERNAL-TWICE-001', async ({ platform }) => {
    await expectKnown(platform, bankKinds);
  });

  check(
    'that is a crypto wallet cannot be registered twice',
    'EXTERNAL-TWICE-002',
    async ({ platform }) => {
      await expectKnown(platform, walletKinds);
    },
  );

  check(
    'with any beneficiaryVerificationStatus cannot be registered twice',
    'EXTERNAL-TWICE-019',
    async ({ platform }) => {
      for (const [suffix] of NAME_CHECKS) {
        const { body } = await newAccount(platform, { suffix });

        expect(
          await platform.api.createCustomerExternalAccount({ body }),
          `the second registration of an account ending in ${suffix}`,
        ).toBeError(409, DUPLICATE);
      }
    },
  );

  check(
    'that is registered is refused each time it is sent again',
    'EXTERNAL-TWICE-003',
    async ({ platform }) => {
      const { body } = await newAccount(platform);

      for (let time = 1; time <= 3; time += 1) {
        expect(
          await platform.api.createCustomerExternalAccount({ body }),
          `the registration of the known account, time ${time}`,
        ).toBeError(409, DUPLICATE);
      }
    },
  );

  check(
    'is unchanged after a refused second registration',
    'EXTERNAL-TWICE-004',
    async ({ platform }) => {
      const { id, body, record } = await newAccount(platform);
      await nameCheckOf(platform, record, 'MATCHED');
      const before = lastingMembers(await readAccount(platform, id));
      const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Someone Else' };

      expect(
        await platform.api.createCustomerExternalAccount({ body }),
        'the second registration of the account',
      ).toBeError(409, DUPLICATE);
      expect(
        lastingMembers(await readAccount(platform, id)),
        'the members of the account after the refusal',
      ).toMatchObject(before);

      // Whether that is the same account still is a gap.
      const reply = await platform.api.createCustomerExternalAccount({
        body: withInfo(body, { beneficiary }),
      });
      if (errorCodeOf(reply) === DUPLICATE) {
        expect(
          lastingMembers(await readAccount(platform, id)),
          'the members of the account after another beneficiary name',
        ).toMatchObject(before);
      }
    },
  );

  check(
    'sent in parallel requests is registered at most once',
    'EXTERNAL-TWICE-005',
    async ({ platform }) => {
      await sharedAccount(platform);
      for (let time = 1; time <= 3; time += 1) {
        const body = await bodyFor(platform);

        const replies = await Promise.all(
          [1, 2, 3, 4].map(() => platform.api.createCustomerExternalAccount({ body })),
        );

        const ids = new Set(idsOf(replies.filter(isSuccess).map(({ json }) => json)));
        expect(ids.size, 'the number of accounts registered at the same time').toBeLessThanOrEqual(
          1,
        );
        expect(
          await platform.api.createCustomerExternalAccount({ body }),
          'another registration of the same account',
        ).toBeError(409, DUPLICATE);
      }
    },
  );

  check(
    'sent in parallel requests is refused with 409 in all except one',
    'EXTERNAL-TWICE-013',
    async ({ platform }) => {
      await sharedAccount(platform);
      const body = await bodyFor(platform);

      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => platform.api.createCustomerExternalAccount({ body })),
      );

      expect(replies.some(isSuccess), 'whether one of the accounts is registered').toBe(true);
      for (const reply of replies.filter((each) => !isSuccess(each))) {
        expect(reply, 'a registration refused beside the accepted registration').toBeError(
          409,
          DUPLICATE,
        );
      }
    },
  );

  check(
    'whose accountNumber differs from a registered one is accepted',
    'EXTERNAL-TWICE-006',
    async ({ platform }) => {
      const { body } = await newAccount(platform);
      const number = String(shown(body, 'accountNumber'));
      expect(
        await platform.api.createCustomerExternalAccount({ body }),
        'the registration of the same number',
      ).toBeError(409, DUPLICATE);

      for (const identifier of [`${number.slice(0, -1)}8`, `${number}9`, number.slice(1)]) {
        const other = await bodyFor(platform, 'customer', { identifier });
        expect(
          await platform.api.createCustomerExternalAccount({ body: other }),
          `the registration of the number ${identifier}`,
        ).toBeSuccess();
      }
    },
  );
});
