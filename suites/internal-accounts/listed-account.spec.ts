import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  accountRowsOf,
  funding,
  openedAccount,
} from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  check,
  everyRow,
  expectListedAsRead,
  member,
  requireSuccess,
  setUp,
  text,
  undecided,
} from '../../fixtures/index.ts';

const DATA = [
  'customerId',
  'type',
  'status',
  'balance',
  'balance.currency.code',
  'totalBalance',
  'createdAt',
];

check.describe('the list of internal accounts', () => {
  check(
    'shows an account as GET on the account does',
    'INTERNAL-LIST-005',
    async ({ platform }) => {
      const { id: customerId } = await newApprovedCustomer(platform);
      const id = await openedAccount(platform, customerId);
      const read = async () => {
        const reply = await platform.api.getInternalAccount({ id });
        return requireSuccess(platform, 'getInternalAccount', reply, 'reading an account').json;
      };
      const row = async () => {
        const rows = await accountRowsOf(platform, customerId);
        return rows.find((each) => member(each, 'id') === id);
      };

      await expectListedAsRead(platform, DATA, { read, row });
      await setUp(platform, 'sandboxFundInternalAccount', funding(id), 'P-37 a funded account');

      await expectListedAsRead(platform, DATA, { read, row });
    },
  );

  check(
    'of the platform has the same values as GET on the account',
    'INTERNAL-LIST-006',
    async ({ platform }) => {
      const rows = () =>
        everyRow((query) =>
          setUp(platform, 'listPlatformInternalAccounts', { query }, "the platform's own accounts"),
        );
      const id =
        text(member((await rows())[0], 'id')) ??
        undecided('GET /platform/internal-accounts lists no account of the platform');
      await setUp(platform, 'sandboxFundInternalAccount', funding(id), 'P-37 a funded account');
      const read = async () => {
        const reply = await platform.api.getInternalAccount({ id });
        return requireSuccess(platform, 'getInternalAccount', reply, 'reading an account').json;
      };
      const row = async () => (await rows()).find((each) => member(each, 'id') === id);

      await expectListedAsRead(platform, DATA, { read, row });
    },
  );
});
