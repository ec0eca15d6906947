import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import {
  bodyFor,
  newAccount,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, isSuccess, test, unverified } from '../../fixtures/index.ts';

test.describe('an external account', () => {
  test(
    'for checking in US dollars is registered',
    covers('EXTERNAL-CREATE-001'),
    async ({ platform }) => {
      // A savings account that is accepted shows that the members are understood.
      await newAccount(platform, { info: { bankAccountType: 'SAVINGS' } });

      expect(await createCustomerExternalAccount(platform, await bodyFor(platform))).toBeSuccess();
    },
  );

  test(
    'for savings in US dollars is registered',
    covers('EXTERNAL-CREATE-002'),
    async ({ platform }) => {
      await sharedAccount(platform);
      const info = { bankAccountType: 'SAVINGS' };

      expect(
        await createCustomerExternalAccount(
          platform,
          await bodyFor(platform, 'customer', { info }),
        ),
      ).toBeSuccess();
    },
  );

  for (const kind of bankKinds.filter((each) => each !== 'USD_ACCOUNT')) {
    test(`of type ${kind} is registered`, covers('EXTERNAL-CREATE-003'), async ({ platform }) => {
      const body = await bodyFor(platform, 'customer', { kind });

      expect(await createCustomerExternalAccount(platform, body), kind).toBeSuccess();
    });
  }

  for (const kind of walletKinds) {
    test(`of type ${kind} is registered`, covers('EXTERNAL-CREATE-004'), async ({ platform }) => {
      const body = await bodyFor(platform, 'customer', { kind });

      expect(await createCustomerExternalAccount(platform, body), kind).toBeSuccess();
    });
  }

  test(
    'of another type needs no bankAccountType',
    covers('EXTERNAL-CREATE-005'),
    async ({ platform }) => {
      let understood = 0;
      for (const kind of bankKinds.filter((each) => each !== 'USD_ACCOUNT')) {
        const info = { bankAccountType: 'CHECKING' };
        const without = await createCustomerExternalAccount(
          platform,
          await bodyFor(platform, 'customer', { kind }),
        );
        const isRequired =
          without.status === 400 &&
          isSuccess(
            await createCustomerExternalAccount(
              platform,
              await bodyFor(platform, 'customer', { kind, info }),
            ),
          );

        expect(isRequired, `${kind} needs a bankAccountType`).toBe(false);
        if (isSuccess(without)) understood += 1;
      }
      if (understood === 0)
        unverified('the service takes none of these types', { rests: ['G-144'] });
    },
  );
});
