import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { getCustomerExternalAccountById } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  idsOf,
  listedAccounts,
  listedWith,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  newAccount,
  owner,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, expectRefusal, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('the external accounts', () => {
  test('of a customer are listed once', covers('EXTERNAL-LIST-001'), async ({ platform }) => {
    const accounts = [await newAccount(platform), await newAccount(platform)];

    const query = { customerId: await owner(platform) };
    const ids = accounts.map(({ id }) => id);

    const listed = await listedWith(platform, query, ids);

    for (const id of ids) {
      const times = listed.filter((each) => each === id).length;
      if (times !== 1) unlessConfirmed('G-144', `${id} is listed ${times} times`);
      expect(times, 'how often it is listed').toBe(1);
    }
  });

  test('of another customer are not listed', covers('EXTERNAL-LIST-002'), async ({ platform }) => {
    const { id } = await sharedAccount(platform);
    const { id: customerId } = await newApprovedCustomer(platform);
    const own = await newAccount(platform, { members: { customerId } });

    const listed = await listedWith(platform, { customerId }, [own.id]);

    if (listed.includes(id)) unlessConfirmed('G-144', 'the list is not narrowed');
    expect(listed).toEqual([own.id]);
  });

  test('in another currency are not listed', covers('EXTERNAL-LIST-003'), async ({ platform }) => {
    const { id } = await sharedAccount(platform);
    const euro = await sharedAccount(platform, 'EUR_ACCOUNT');
    const query = { customerId: await owner(platform), currency: 'EUR' };

    await listedWith(platform, query, [euro.id]);
    const rows = await listedAccounts(platform, query);

    if (idsOf(rows).includes(id)) unlessConfirmed('G-144', 'the list is not narrowed');
    expect(rows.map((row) => shown(row, 'currency')).filter((each) => each !== 'EUR')).toEqual([]);
    expect(idsOf(rows)).toContain(euro.id);
  });

  test('that do not exist are not found', covers('EXTERNAL-RECORD-007'), async ({ platform }) => {
    await sharedAccount(platform);
    const externalAccountId = 'ExternalAccount:00000000-0000-4000-8000-000000000000';

    const reply = await getCustomerExternalAccountById(platform, externalAccountId);

    expectRefusal(reply, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
  });
});
