import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import {
  bodyFor,
  sharedAccount,
  takenKinds,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

/** Values that are no customer; that they are refused as if it was missing is said of none. */
const NO_CUSTOMER = [42, {}, []];

const everyKind = [...bankKinds, ...walletKinds];

/** Values that bankAccountType cannot have. */
const NO_TYPE = [
  ...['CURRENT', 'CHECKING_SAVINGS', '', 'UNKNOWN', 42, {}, ['CHECKING'], true],
  ...['checking', 'savings', 'Checking', ' SAVINGS'],
];

check.describe('POST /customers/external-accounts', () => {
  check('without customerId returns 400', 'EXTERNAL-REQUIRED-001', async ({ platform }) => {
    await inParallel(await takenKinds(platform, everyKind), async (kind) => {
      const body = await bodyFor(platform, 'platform', { kind });
      expect(
        await platform.api.createCustomerExternalAccount({ body }),
        `a ${kind} without customerId`,
      ).toBeRefused(400);
    });
  });

  check('with an invalid customerId is refused', 'EXTERNAL-REQUIRED-002', async ({ platform }) => {
    await inParallel(await takenKinds(platform, everyKind), async (kind) => {
      const body = await bodyFor(platform, 'customer', { kind, members: { customerId: null } });
      expect(
        await platform.api.createCustomerExternalAccount({ body }),
        `a ${kind} with the customerId null`,
      ).toBeRefused(400);
      for (const customerId of NO_CUSTOMER) {
        const other = await bodyFor(platform, 'customer', { kind, members: { customerId } });
        const reply = await platform.api.createCustomerExternalAccount({ body: other });
        const what = `a ${kind} with the customerId ${JSON.stringify(customerId)}`;
        expect(reply, what).toBeRefused();
      }
    });
  });

  check(
    'without customerId is accepted under August 2026 rules',
    'EXTERNAL-REQUIRED-018',
    async ({ platform }) => {
      const body = await bodyFor(platform, 'platform', { kind: 'USD_ACCOUNT' });

      expect(await platform.api.createCustomerExternalAccount({ body })).toBeSuccess();
    },
  );

  check(
    'without bankAccountType succeeds under July 2026 rules',
    'EXTERNAL-REQUIRED-019',
    async ({ platform }) => {
      const info = { bankAccountType: undefined };
      const body = await bodyFor(platform, 'customer', { info });

      expect(await platform.api.createCustomerExternalAccount({ body })).toBeSuccess();
    },
  );

  check(
    'of a USD_ACCOUNT without bankAccountType returns 400',
    'EXTERNAL-REQUIRED-003',
    async ({ platform }) => {
      await sharedAccount(platform);
      const info = { bankAccountType: undefined };

      for (const members of [
        {},
        { ownershipType: 'FIRST_PARTY' },
        { ownershipType: 'THIRD_PARTY' },
      ]) {
        expect(
          await platform.api.createCustomerExternalAccount({
            body: await bodyFor(platform, 'customer', { info, members }),
          }),
        ).toBeRefused(400);
      }
    },
  );

  check(
    'with a null bankAccountType returns 400',
    'EXTERNAL-REQUIRED-004',
    async ({ platform }) => {
      await sharedAccount(platform);
      const info = { bankAccountType: null };

      expect(
        await platform.api.createCustomerExternalAccount({
          body: await bodyFor(platform, 'customer', { info }),
        }),
      ).toBeRefused(400);
    },
  );

  check(
    'with an unknown bankAccountType returns 400',
    'EXTERNAL-REQUIRED-005',
    async ({ platform }) => {
      await sharedAccount(platform);

      await inParallel(NO_TYPE, async (bankAccountType) => {
        const body = await bodyFor(platform, 'customer', { info: { bankAccountType } });
        expect(
          await platform.api.createCustomerExternalAccount({ body }),
          `an account with the bankAccountType ${JSON.stringify(bankAccountType)}`,
        ).toBeRefused(400);
      });
    },
  );

  // What was registered would make the same account, sent as it has to be, a duplicate.
  check('that is refused registers no account', 'EXTERNAL-REQUIRED-006', async ({ platform }) => {
    await sharedAccount(platform);
    const body = await bodyFor(platform);
    const { customerId: _, ...withoutCustomer } = body;
    await platform.api.createCustomerExternalAccount({ body: withoutCustomer });
    for (const bankAccountType of [undefined, null, 'CURRENT']) {
      await platform.api.createCustomerExternalAccount({
        body: withInfo(body, { bankAccountType }),
      });
    }

    expect(
      await platform.api.createCustomerExternalAccount({ body }),
      'the same account with all required members',
    ).toBeSuccess();
  });
});
