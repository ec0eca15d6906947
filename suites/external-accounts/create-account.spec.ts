import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import { bodyFor, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  isSuccess,
  type Reply,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

/** Holds that an account was taken, as far as what it was sent with is no gap (G-144). */
function expectTaken(reply: Reply, what: string): void {
  if (!isSuccess(reply)) unlessConfirmed('G-144', `${what} was answered ${reply.status}`);
  expect(reply, what).toBeSuccess();
}

test.describe('an external account', () => {
  test(
    'for checking in US dollars is registered',
    covers('EXTERNAL-CREATE-001'),
    async ({ platform }) => {
      expectTaken(
        await createCustomerExternalAccount(platform, await bodyFor(platform)),
        'a checking account',
      );
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
      expectTaken(
        await createCustomerExternalAccount(
          platform,
          await bodyFor(platform, 'customer', { kind }),
        ),
        kind,
      );
    });
  }

  for (const kind of walletKinds) {
    test(`of type ${kind} is registered`, covers('EXTERNAL-CREATE-004'), async ({ platform }) => {
      expectTaken(
        await createCustomerExternalAccount(
          platform,
          await bodyFor(platform, 'customer', { kind }),
        ),
        kind,
      );
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
      if (understood === 0) unverified('the service takes none of these types (G-144)');
    },
  );
});
