import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import {
  misCheckedClabe,
  misCheckedIban,
  misCheckedRoutingNumber,
} from '../../generators/external-accounts/wrong-check-digits.ts';

test.describe('an external account', () => {
  test('without a currency is refused', covers('EXTERNAL-REQUIRED-007'), async ({ platform }) => {
    await sharedAccount(platform);
    const members = { currency: undefined };

    const body = await bodyFor(platform, 'customer', { members });

    expect(await createCustomerExternalAccount(platform, body)).toBeError(400, 'INVALID_INPUT');
  });

  test('without a known type is refused', covers('EXTERNAL-REQUIRED-008'), async ({ platform }) => {
    await sharedAccount(platform);

    for (const accountType of [undefined, null, 'USD', 'NO_SUCH_ACCOUNT']) {
      const body = await bodyFor(platform, 'customer', { info: { accountType } });
      const reply = await createCustomerExternalAccount(platform, body);
      expect(reply, String(accountType)).toBeError(400, 'INVALID_INPUT');
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

        expect(reply).toBeError(400, 'INVALID_INPUT');
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
            expect(reply, number).toBeRefused(400);
          },
          6,
        );
      },
    );
  }
});
