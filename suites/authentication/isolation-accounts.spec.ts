import { approvedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { openedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  check,
  everyRow,
  expect,
  expectHidden,
  idsIn,
  listIn,
  member,
  otherPlatform,
  type Platform,
  setUp,
  text,
  unreached,
} from '../../fixtures/index.ts';

const LIST = 'listPlatformInternalAccounts';

/** The ids of what the platform has itself (G-142). */
async function platformAccounts(platform: Platform): Promise<readonly string[]> {
  const list = async (query: Readonly<Record<string, string>>) => {
    const reply = await setUp(platform, LIST, { query }, "a list of the platform's own accounts");
    if (listIn(reply) === undefined) {
      unreached(
        `${reply.method} ${reply.path} answered ${reply.status} without a list of accounts`,
      );
    }
    return reply;
  };
  return idsIn(await everyRow(list));
}

check.describe('another platform', () => {
  check(
    "cannot see internal accounts of this platform's customers",
    'AUTH-PLATFORM-008',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const customerId = await approvedCustomer(platform);
      const id = await openedAccount(platform, customerId);

      expectHidden(await other.api.getInternalAccount({ id }), id);
      const { json } = await platform.api.getInternalAccount({ id });
      const currency = text(member(member(member(json, 'balance'), 'currency'), 'code')) ?? 'USD';
      for (const query of [{}, { customerId }, { currency }, { customerId, currency }]) {
        expectHidden(await other.api.listCustomerInternalAccounts({ query }), id);
      }
    },
  );

  check(
    'cannot see internal accounts that this platform owns',
    'AUTH-PLATFORM-009',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const own = await platformAccounts(platform);
      if (own.length === 0) {
        unreached('GET /platform/internal-accounts lists no account of the platform itself');
      }

      const seen = await platformAccounts(other);

      expect(
        own.filter((id) => seen.includes(id)),
        'the accounts listed for both platforms',
      ).toEqual([]);
      for (const id of own.slice(0, 2)) {
        expectHidden(await other.api.getInternalAccount({ id }), id);
      }
    },
  );
});
