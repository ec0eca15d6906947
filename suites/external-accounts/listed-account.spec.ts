import { requireChecked } from '../../fixtures/areas/external-accounts/name-check.ts';
import {
  otherKey,
  prove,
  settledState,
  unprovenWallet,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import {
  idsOf,
  listedAccounts,
  listedWith,
  readAccount,
} from '../../fixtures/areas/external-accounts/records.ts';
import { newAccount, owner } from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  expectListedAsRead,
  member,
  type Platform,
  requireSuccess,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

const INFO = ['accountType', 'bankAccountType'];
const DATA = [
  'customerId',
  'currency',
  'createdAt',
  ...INFO,
  ...INFO.map((n) => `accountInfo.${n}`),
];

/** An account of the shared customer as a read and the list show it. */
function bothOf(platform: Platform, id: string) {
  const row = async () => {
    const rows = await listedAccounts(platform, { customerId: await owner(platform) });
    return rows.find((each) => member(each, 'id') === id);
  };
  return { read: () => readAccount(platform, id), row };
}

check.describe('listed external accounts', () => {
  check('show the same data as GET on the account', 'EXTERNAL-LIST-004', async ({ platform }) => {
    for (const bankAccountType of ['CHECKING', 'SAVINGS']) {
      const { id } = await newAccount(platform, { info: { bankAccountType } });

      await expectListedAsRead(platform, DATA, bothOf(platform, id));
    }
  });

  check(
    'show the same beneficiaryVerificationStatus as GET',
    'EXTERNAL-LIST-005',
    async ({ platform }) => {
      await requireChecked(platform);

      for (const suffix of ['101', '102', '104', '106']) {
        const { id } = await newAccount(platform, { suffix });

        await expectListedAsRead(platform, ['beneficiaryVerificationStatus'], bothOf(platform, id));
      }
    },
  );

  check(
    'show the same crypto wallet status as GET on the account',
    'EXTERNAL-LIST-006',
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      const both = bothOf(platform, wallet.id);

      await expectListedAsRead(platform, ['status'], both);
      const proof = await prove(platform, wallet);
      requireSuccess(platform, 'verifyExternalAccountOwnership', proof, 'a proof of ownership');
      await settledState(platform, wallet, 'ACTIVE');

      await expectListedAsRead(platform, ['status'], both);
    },
  );

  check(
    'show the same crypto wallet status as GET if an attempt fails',
    'EXTERNAL-LIST-006',
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      await prove(platform, wallet, otherKey(platform, wallet));
      await settledState(platform, wallet, 'UNVERIFIED');

      await expectListedAsRead(platform, ['status'], bothOf(platform, wallet.id));
    },
  );

  check(
    'include a crypto wallet that became UNVERIFIED',
    'EXTERNAL-LIST-007',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      const query = { customerId: await owner(platform) };
      await listedWith(platform, query, [wallet.id]);
      await prove(platform, wallet, otherKey(platform, wallet));
      const state = await settledState(platform, wallet, 'UNVERIFIED');
      if (state !== 'UNVERIFIED')
        undecided(
          `the crypto wallet is ${state} and not UNVERIFIED after an ownership proof by another key`,
        );

      const listed = await waitFor(
        async () => idsOf(await listedAccounts(platform, query)),
        (ids) => ids.includes(wallet.id),
        platform.target.settleMs,
      );
      // A list that had it has it still, whatever its shape is.
      expect(listed, 'the accounts that are listed').toContain(wallet.id);
    },
  );
});
