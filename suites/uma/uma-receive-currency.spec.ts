import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { openedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { accountIn } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { addressOfCustomer } from '../../fixtures/areas/uma/addresses.ts';
import { sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import { expectReceived } from '../../fixtures/areas/uma/received.ts';
import { check, expect } from '../../fixtures/index.ts';

const AMOUNT = 12_345;

check.describe('a user with accounts in two currencies', () => {
  check(
    'is credited in the currency of the UMA payment',
    'UMA-RECEIVE-020',
    async ({ platform }) => {
      const { id: customerId } = await newApprovedCustomer(platform, {
        currencies: ['USD', 'EUR'],
      });
      await openedAccount(platform, customerId);
      const address = await addressOfCustomer(platform, customerId);

      for (const code of ['USD', 'EUR']) {
        const account = await accountIn(platform, customerId, code);
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
});
