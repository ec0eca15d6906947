import { approvedCustomer, newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  expect,
  expectNarrowed,
  idsIn,
  member,
  narrowedBy,
  notShown,
  type Platform,
  text,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

const LIST = { operation: 'listCustomerInternalAccounts' } as const;
const OF_PLATFORM = { operation: 'listPlatformInternalAccounts' } as const;

type List = typeof LIST | typeof OF_PLATFORM;
type Query = Readonly<Record<string, string>>;

/** The first account of a list, and what its row shows. */
async function firstOf(platform: Platform, { operation }: List, query: Query) {
  // Accounts may be opened a moment after their customer is approved.
  const [row] = await waitFor(
    () => narrowedBy(platform, operation, query, []),
    (rows) => rows.length > 0,
    platform.target.settleMs,
  );
  const list = operation === LIST.operation ? 'GET /customers' : 'GET /platform';
  if (row === undefined) undecided(`${list}/internal-accounts lists no account`);
  const shown = (value: unknown, name: string) => text(value) ?? notShown(name);
  return {
    id: shown(member(row, 'id'), 'id'),
    type: () => shown(member(row, 'type'), 'type'),
    currency: () => shown(member(member(member(row, 'balance'), 'currency'), 'code'), 'currency'),
  };
}

const otherThan = (currency: string) => (currency === 'EUR' ? 'USD' : 'EUR');

check.describe('the list of internal accounts', () => {
  check(
    'filtered by a customer has no account of another customer',
    'INTERNAL-LIST-001',
    async ({ platform }) => {
      const [one, other] = [
        await approvedCustomer(platform),
        (await newApprovedCustomer(platform)).id,
      ] as const;
      const idsOf = async (customerId: string) => {
        const rows = await waitFor(
          () => narrowedBy(platform, LIST.operation, { customerId }, []),
          (found) => found.length > 0,
          platform.target.settleMs,
        );
        const holders = rows.flatMap((row) => text(member(row, 'customerId')) ?? []);
        const others = holders.filter((holder) => holder !== customerId);
        expect(others, 'the other customers that the listed accounts show').toEqual([]);
        return idsIn(rows);
      };

      const ofOther = await idsOf(other);
      const ofOne = await idsOf(one);

      expect(ofOther, 'the ids of the accounts listed for a new customer').not.toEqual([]);
      expect(
        ofOne.filter((id) => ofOther.includes(id)),
        'the ids of the accounts listed for both customers',
      ).toEqual([]);
      if (ofOne.length === 0)
        undecided('GET /customers/internal-accounts lists no account of the other customer');
    },
  );

  check(
    'filtered by a currency has only accounts in that currency',
    'INTERNAL-LIST-002',
    async ({ platform }) => {
      const customerId = await approvedCustomer(platform);
      const account = await firstOf(platform, LIST, { customerId });
      const values = [account.currency(), otherThan(account.currency())] as const;

      const filter = { ...LIST, name: 'currency', values, beside: { customerId } };
      await expectNarrowed(platform, filter, account.id);
    },
  );

  check(
    'filtered by a type has only accounts of that type',
    'INTERNAL-LIST-003',
    async ({ platform }) => {
      const customerId = await approvedCustomer(platform);
      const account = await firstOf(platform, LIST, { customerId });
      const type = account.type();
      const other = type === 'EMBEDDED_WALLET' ? 'INTERNAL_FIAT' : 'EMBEDDED_WALLET';

      const filter = { ...LIST, name: 'type', values: [type, other] as const };
      await expectNarrowed(platform, { ...filter, beside: { customerId } }, account.id);
    },
  );
});

check(
  'GET /platform/internal-accounts with a currency lists only accounts in that currency',
  'INTERNAL-LIST-004',
  async ({ platform }) => {
    const account = await firstOf(platform, OF_PLATFORM, {});
    const values = [account.currency(), otherThan(account.currency())] as const;

    await expectNarrowed(platform, { ...OF_PLATFORM, name: 'currency', values }, account.id);
  },
);
