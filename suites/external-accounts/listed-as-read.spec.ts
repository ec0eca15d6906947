import { newExternalWallet } from '../../fixtures/areas/external-accounts/ownership.ts';
import {
  listedAccounts,
  readAccount,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import { newAccount, owner } from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  covers,
  describe,
  expectListedAsRead,
  type Platform,
} from '../../fixtures/index.ts';

/** Holds that an account of the shared customer is listed as it is read. */
async function expectAsRead(platform: Platform, id: string, names: readonly string[]) {
  const customerId = await owner(platform);
  await expectListedAsRead(platform, {
    id,
    read: () => readAccount(platform, id),
    rows: () => listedAccounts(platform, { customerId }),
    names,
    shown,
  });
}

describe('the list of external accounts', () => {
  check('shows an account as a read does', covers('EXTERNAL-LIST-004'), async ({ platform }) => {
    const { id } = await newAccount(platform, { info: { bankAccountType: 'SAVINGS' } });

    await expectAsRead(platform, id, ['customerId', 'accountType', 'bankAccountType']);
  });

  check(
    'shows the status of a wallet as a read does',
    covers('EXTERNAL-LIST-005'),
    async ({ platform }) => {
      const { id } = await newExternalWallet(platform, 'FIRST_PARTY');

      await expectAsRead(platform, id, ['status']);
    },
  );
});
