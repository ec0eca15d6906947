import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import {
  bodyFor,
  newAccount,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  optional,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

/** Whether an answer says that the customer does not exist, of one who has an account in US dollars. */
async function deniesHolder(platform: Platform, reply: Reply): Promise<boolean> {
  if (errorCodeOf(reply) !== 'CUSTOMER_NOT_FOUND') return false;
  return (await optional(() => sharedAccount(platform))) !== undefined;
}

check.describe('an external account', () => {
  check(
    'with the bankAccountType CHECKING is registered',
    'EXTERNAL-CREATE-001',
    async ({ platform }) => {
      // A savings account that is accepted shows that the members are understood.
      await newAccount(platform, { info: { bankAccountType: 'SAVINGS' } });

      expect(
        await platform.api.createCustomerExternalAccount({ body: await bodyFor(platform) }),
      ).toBeSuccess();
    },
  );

  check(
    'with the bankAccountType SAVINGS is registered',
    'EXTERNAL-CREATE-002',
    async ({ platform }) => {
      await sharedAccount(platform);
      const info = { bankAccountType: 'SAVINGS' };

      expect(
        await platform.api.createCustomerExternalAccount({
          body: await bodyFor(platform, 'customer', { info }),
        }),
      ).toBeSuccess();
    },
  );

  for (const kind of bankKinds.filter((each) => each !== 'USD_ACCOUNT')) {
    check(`of type ${kind} is registered`, 'EXTERNAL-CREATE-003', async ({ platform }) => {
      const body = await bodyFor(platform, 'customer', { kind });

      const reply = await platform.api.createCustomerExternalAccount({ body });

      // Which types are taken is a gap; that a customer who is known does not exist is not.
      const isDenied = await deniesHolder(platform, reply);
      expect(
        reply,
        isDenied ? 'an account of a customer that exists' : `the registration of a ${kind}`,
      ).toBeSuccess();
    });
  }

  for (const kind of walletKinds) {
    check(`of type ${kind} is registered`, 'EXTERNAL-CREATE-004', async ({ platform }) => {
      const body = await bodyFor(platform, 'customer', { kind });

      const reply = await platform.api.createCustomerExternalAccount({ body });

      // Which types are taken is a gap; that a customer who is known does not exist is not.
      const isDenied = await deniesHolder(platform, reply);
      expect(
        reply,
        isDenied ? 'an account of a customer that exists' : `the registration of a ${kind}`,
      ).toBeSuccess();
    });
  }

  check(
    'of a type other than USD_ACCOUNT does not require bankAccountType',
    'EXTERNAL-CREATE-005',
    async ({ platform }) => {
      let understood = 0;
      for (const kind of bankKinds.filter((each) => each !== 'USD_ACCOUNT')) {
        const info = { bankAccountType: 'CHECKING' };
        const without = await platform.api.createCustomerExternalAccount({
          body: await bodyFor(platform, 'customer', { kind }),
        });
        const isRequired =
          without.status === 400 &&
          isSuccess(
            await platform.api.createCustomerExternalAccount({
              body: await bodyFor(platform, 'customer', { kind, info }),
            }),
          );

        expect(isRequired, `whether a ${kind} requires a bankAccountType`).toBe(false);
        if (isSuccess(without)) understood += 1;
      }
      if (understood === 0)
        undecided(
          'POST /customers/external-accounts refuses every bank account type other than USD_ACCOUNT',
        );
    },
  );
});
