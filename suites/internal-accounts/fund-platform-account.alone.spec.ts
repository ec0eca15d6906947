import { balanceIn } from '../../fixtures/areas/internal-accounts/account-row.ts';
import {
  check,
  everyRow,
  expect,
  idsIn,
  member,
  requireCapability,
  setUp,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

// Other checks fund and debit the accounts of the platform as well.
check.describe('funding an account of the platform', () => {
  check('credits exactly the amount', 'SANDBOX-FUND-020', async ({ platform }) => {
    requireCapability(platform, 'sandbox', 'accounts.internal');
    const rows = () =>
      everyRow((query) =>
        setUp(platform, 'listPlatformInternalAccounts', { query }, "the platform's own accounts"),
      );
    const [accountId] = idsIn(await rows());
    if (accountId === undefined)
      undecided('GET /platform/internal-accounts lists no account of the platform');
    const balance = async () =>
      balanceIn((await rows()).find((row) => member(row, 'id') === accountId));
    const before = await balance();

    const reply = await platform.api.sandboxFundInternalAccount({
      accountId,
      body: { amount: 12_345 },
    });

    expect(reply, 'the funding of the account').toBeSuccess();
    const credited = await waitFor(
      async () => (await balance()) - before,
      (amount) => amount === 12_345,
      platform.target.settleMs,
    );
    expect(credited, 'the amount credited to the account').toBe(12_345);
  });
});
