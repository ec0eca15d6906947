import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  idsOf,
  listedAccounts,
  listedWith,
  readAccount,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  newAccount,
  owner,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  expectNoneAlike,
  forAll,
  idsIn,
  narrowedBy,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const LIST = 'listCustomerExternalAccounts';

check.describe('external accounts', () => {
  check('of a customer are each listed once', 'EXTERNAL-LIST-001', async ({ platform }) => {
    const accounts = [await newAccount(platform), await newAccount(platform)];
    const query = { customerId: await owner(platform) };
    const ids = accounts.map(({ id }) => id);
    await listedWith(platform, query, ids);

    // A page that others add to while it is read may show a row twice.
    const listed = await waitFor(
      async () => idsOf(await listedAccounts(platform, query)).filter((id) => ids.includes(id)),
      (found) => found.length === ids.length,
      platform.target.settleMs,
    );

    expect([...listed].sort(), 'the ids of the accounts listed').toEqual([...ids].sort());
  });

  check(
    'of another customer are not in a list filtered by customerId',
    'EXTERNAL-LIST-002',
    async ({ platform }) => {
      await sharedAccount(platform);
      const { id: customerId } = await newApprovedCustomer(platform);
      const own = await newAccount(platform, { members: { customerId } });

      const rows = await narrowedBy(platform, LIST, { customerId }, [own.id]);

      expect(idsIn(rows), 'the ids of the accounts listed for the customer').toEqual([own.id]);
    },
  );

  check(
    'in a currency other than the requested currency are not listed',
    'EXTERNAL-LIST-003',
    async ({ platform }) => {
      const { id: customerId } = await newApprovedCustomer(platform);
      const { id } = await newAccount(platform, { members: { customerId } });
      const euro = await newAccount(platform, { kind: 'EUR_ACCOUNT', members: { customerId } });
      const query = { customerId, currency: 'EUR' };

      const rows = await narrowedBy(platform, LIST, query, [euro.id]);

      expect(idsOf(rows), 'the ids of the accounts listed for EUR').not.toContain(id);
      expect(
        rows.map((row) => shown(row, 'currency')).filter((each) => each !== 'EUR'),
        'the other currencies listed for EUR',
      ).toEqual([]);
      expect(idsOf(rows), 'the ids of the accounts listed for EUR').toContain(euro.id);
    },
  );

  check('that do not exist return 404 on GET', 'EXTERNAL-RECORD-007', async ({ platform }) => {
    const { id } = await sharedAccount(platform);
    await readAccount(platform, id);

    await expectNoneAlike(id, (externalAccountId) =>
      platform.api.getCustomerExternalAccountById({ externalAccountId }),
    );
    await forAll(
      unknownIdLike(id),
      async (externalAccountId) => {
        const reply = await platform.api.getCustomerExternalAccountById({ externalAccountId });
        expect(reply).toBeError(404, 'ACCOUNT_NOT_FOUND');
      },
      3,
    );
  });
});
