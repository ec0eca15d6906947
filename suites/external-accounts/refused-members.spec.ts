import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  expectRefusal,
  forAll,
  isSuccess,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import {
  misCheckedClabe,
  misCheckedIban,
  misCheckedRoutingNumber,
} from '../../generators/external-accounts/wrong-check-digits.ts';

test.describe('an external account', () => {
  test('without a currency is refused', covers('EXTERNAL-REQUIRED-007'), async ({ platform }) => {
    await sharedAccount(platform);
    const members = { currency: undefined };

    expectRefusal(
      await createCustomerExternalAccount(
        platform,
        await bodyFor(platform, 'customer', { members }),
      ),
      'G-144',
    );
  });

  test('without a known type is refused', covers('EXTERNAL-REQUIRED-008'), async ({ platform }) => {
    await sharedAccount(platform);

    for (const accountType of [undefined, null, 'USD', 'NO_SUCH_ACCOUNT']) {
      const body = await bodyFor(platform, 'customer', { info: { accountType } });
      expectRefusal(await createCustomerExternalAccount(platform, body), 'G-144');
    }
  });

  for (const [kind, ...names] of [
    ['USD_ACCOUNT', 'accountNumber'],
    ['USD_ACCOUNT', 'routingNumber'],
    ['EUR_ACCOUNT', 'iban'],
    ['GBP_ACCOUNT', 'sortCode', 'accountNumber'],
    ['MXN_ACCOUNT', 'clabeNumber'],
    ['BRL_ACCOUNT', 'pixKey'],
    ['CNY_ACCOUNT', 'accountNumber'],
    ['ETHEREUM_WALLET', 'address'],
    ['SOLANA_WALLET', 'address'],
  ] as const) {
    test(
      `of type ${kind} without ${names.join(' and ')} is refused`,
      covers('EXTERNAL-REQUIRED-009'),
      async ({ platform }) => {
        await sharedAccount(platform, kind);
        const missing = Object.fromEntries(names.map((name) => [name, undefined]));
        const body = withInfo(await bodyFor(platform, 'customer', { kind }), missing);

        const reply = await createCustomerExternalAccount(platform, body);

        expectRefusal(reply, 'G-144');
      },
    );
  }

  for (const [name, kind, numbers] of [
    ['iban', 'EUR_ACCOUNT', misCheckedIban],
    ['clabeNumber', 'MXN_ACCOUNT', misCheckedClabe],
    ['routingNumber', 'USD_ACCOUNT', misCheckedRoutingNumber],
  ] as const) {
    test(
      `with wrong check digits in ${name} is refused`,
      covers('EXTERNAL-REQUIRED-010'),
      async ({ platform }) => {
        await sharedAccount(platform, kind);
        const body = await bodyFor(platform, 'customer', { kind });

        await forAll(
          numbers,
          async (number) => {
            const reply = await createCustomerExternalAccount(
              platform,
              withInfo(body, { [name]: number }),
            );
            if (isSuccess(reply)) unlessConfirmed('G-150', `${number} was taken`);
            expect(reply, number).toBeRefused(400);
          },
          6,
        );
      },
    );
  }
});
