import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { openedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { accountIn } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { addressOfCustomer } from '../../fixtures/areas/uma/addresses.ts';
import { lookupCustomer, lookupUma, sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import { expectReceived } from '../../fixtures/areas/uma/received.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  requireSuccess,
} from '../../fixtures/index.ts';

const AMOUNT = 12_345;

/** A user of the platform with an account in each of two currencies, as it shows them. */
async function userOfTwo(platform: Platform) {
  const { id: customerId } = await newApprovedCustomer(platform, { currencies: ['USD', 'EUR'] });
  await openedAccount(platform, customerId);
  const accounts = [
    { code: 'USD', account: await accountIn(platform, customerId, 'USD') },
    { code: 'EUR', account: await accountIn(platform, customerId, 'EUR') },
  ];
  return { accounts, address: await addressOfCustomer(platform, customerId) };
}

check.describe('a user with accounts in two currencies', () => {
  check(
    'is credited in the currency of the UMA payment',
    'UMA-RECEIVE-020',
    async ({ platform }) => {
      const { accounts, address } = await userOfTwo(platform);

      for (const { code, account } of accounts) {
        const before = await balanceOf(platform, account);
        const members = { receivingCurrencyCode: code, receivingCurrencyAmount: AMOUNT };
        expectReceived(await sandboxReceive(platform, { ...account, address }, members));

        const after = await settledBalance(platform, account, before + AMOUNT);
        const isHere = after !== before;
        const what = isHere
          ? `the amount in ${code}`
          : 'the credit to the account of the UMA address';
        expect(after - before, what).toBe(AMOUNT);
      }
    },
  );

  check('shows both currencies in the lookup', 'UMA-LOOKUP-013', async ({ platform }) => {
    const { accounts, address } = await userOfTwo(platform);
    const reply = await lookupUma(platform, address, await lookupCustomer(platform));
    requireSuccess(platform, 'lookupUma', reply, 'a lookup');

    const shown = member(reply.json, 'supportedCurrencies') ?? notShown('the currencies');

    for (const { code } of accounts) {
      const isThere = JSON.stringify(shown).includes(`"${code}"`);
      expect(isThere, `whether ${code} is among the currencies`).toBe(true);
    }
  });
});
