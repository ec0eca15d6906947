import { shown } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, forAll, isSuccess, optional, type Platform } from '../../fixtures/index.ts';
import {
  misCheckedClabe,
  misCheckedIban,
  misCheckedRoutingNumber,
} from '../../generators/external-accounts/wrong-check-digits.ts';

/** What no account has as its type. */
const NO_TYPE = 'NO_SUCH_ACCOUNT';

/** Each of them is all that an account can be told by; a Pix key may be the tax id instead. */
const IDENTIFIERS = ['accountNumber', 'iban', 'clabeNumber', 'address'];

/** Whether accounts of another type are refused without their number: such a service asks for it. */
async function asksForNumbers(platform: Platform, kind: string): Promise<boolean> {
  const [other, name] =
    kind === 'USD_ACCOUNT'
      ? (['EUR_ACCOUNT', 'iban'] as const)
      : (['USD_ACCOUNT', 'accountNumber'] as const);
  const isTaken = (await optional(() => sharedAccount(platform, other))) !== undefined;
  const body = withInfo(await bodyFor(platform, 'customer', { kind: other }), {
    [name]: undefined,
  });
  return isTaken && (await platform.api.createCustomerExternalAccount({ body })).status === 400;
}

check.describe('an external account', () => {
  check('without a currency is refused', 'EXTERNAL-REQUIRED-007', async ({ platform }) => {
    await sharedAccount(platform);
    const members = { currency: undefined };

    const body = await bodyFor(platform, 'customer', { members });

    expect(await platform.api.createCustomerExternalAccount({ body })).toBeError(
      400,
      'INVALID_INPUT',
    );
  });

  check(
    'with a missing or unknown accountType is refused',
    'EXTERNAL-REQUIRED-008',
    async ({ platform }) => {
      const ordinary = await sharedAccount(platform);
      const isShown = shown(ordinary.record, 'accountType') === 'USD_ACCOUNT';

      for (const accountType of [NO_TYPE, undefined, null, 'USD']) {
        const body = await bodyFor(platform, 'customer', { info: { accountType } });
        const reply = await platform.api.createCustomerExternalAccount({ body });
        // The type may be told by the numbers; an account of one that does not exist may not be shown.
        const isKept = isSuccess(reply) && shown(reply.json, 'accountType') === NO_TYPE;
        const what =
          isShown && isKept
            ? 'the registration of an account of no known type'
            : `the registration with the accountType ${accountType}`;
        expect(reply, what).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

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
    check(
      `of type ${kind} without ${names.join(' and ')} is refused`,
      'EXTERNAL-REQUIRED-009',
      async ({ platform }) => {
        const ordinary = await sharedAccount(platform, kind);
        const missing = Object.fromEntries(names.map((name) => [name, undefined]));
        const body = withInfo(await bodyFor(platform, 'customer', { kind }), missing);

        const reply = await platform.api.createCustomerExternalAccount({ body });

        // What an account has to have is a gap, until one is refused without its number.
        const isKnown = names.every(
          (name) => shown(ordinary.record, name) === shown(ordinary.body, name),
        );
        const isBound =
          isSuccess(reply) &&
          isKnown &&
          names.some((name) => IDENTIFIERS.includes(name)) &&
          (await asksForNumbers(platform, kind));
        const what = isBound
          ? 'the registration of an account without its number'
          : 'the registration of an account without a number';
        expect(reply, what).toBeError(400, 'INVALID_INPUT');
      },
    );
  }

  for (const [name, kind, numbers] of [
    ['iban', 'EUR_ACCOUNT', misCheckedIban],
    ['clabeNumber', 'MXN_ACCOUNT', misCheckedClabe],
    ['routingNumber', 'USD_ACCOUNT', misCheckedRoutingNumber],
  ] as const) {
    check(
      `with wrong check digits in ${name} is refused`,
      'EXTERNAL-REQUIRED-010',
      async ({ platform }) => {
        await sharedAccount(platform, kind);
        const body = await bodyFor(platform, 'customer', { kind });

        await forAll(
          numbers,
          async (number) => {
            const reply = await platform.api.createCustomerExternalAccount({
              body: withInfo(body, { [name]: number }),
            });
            expect(reply, `an account with the ${name} ${number}`).toBeRefused(400);
          },
          6,
        );
      },
    );
  }
});
