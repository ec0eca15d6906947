import type { AnyKind } from '../../fixtures/areas/external-accounts/kinds.ts';
import {
  bodyFor,
  send,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  expectRefusal,
  forAll,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import {
  misCheckedClabe,
  misCheckedIban,
  misCheckedRoutingNumber,
} from '../../generators/external-accounts/wrong-check-digits.ts';

/** Sends an account that has no numbers at all, or none of its bank. */
async function lacking(platform: Platform, kind: AnyKind, ...names: readonly string[]) {
  await sharedAccount(platform, kind);
  const info = Object.fromEntries(names.map((name) => [name, undefined]));
  return send(platform, withInfo(await bodyFor(platform, 'customer', { kind }), info));
}

test.describe('an external account', () => {
  test('without a currency is refused', covers('EXTERNAL-REQUIRED-007'), async ({ platform }) => {
    await sharedAccount(platform);
    const members = { currency: undefined };

    expectRefusal(await send(platform, await bodyFor(platform, 'customer', { members })), 'G-144');
  });

  test('without a known type is refused', covers('EXTERNAL-REQUIRED-008'), async ({ platform }) => {
    await sharedAccount(platform);

    for (const accountType of [undefined, null, 'USD', 'NO_SUCH_ACCOUNT']) {
      const body = await bodyFor(platform, 'customer', { info: { accountType } });
      expectRefusal(await send(platform, body), 'G-144');
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
        expectRefusal(await lacking(platform, kind, ...names), 'G-144');
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
            const reply = await send(platform, withInfo(body, { [name]: number }));
            if (isSuccess(reply)) unlessConfirmed('G-150', `${number} was taken`);
            expect(reply, number).toBeRefused(400);
          },
          6,
        );
      },
    );
  }
});
