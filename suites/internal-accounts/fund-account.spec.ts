import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import { accountIn } from '../../fixtures/areas/payments/accounts-under-test.ts';
import {
  check,
  expect,
  type Platform,
  requireCapability,
  undecided,
} from '../../fixtures/index.ts';

/** Most that one funding may bring. */
const MOST = 100_000_000_000;

/** What one funding, two in turn and four at once have made of an account, once per worker. */
function funded(platform: Platform) {
  return platform.once('a funded account', async () => {
    const holder = await newHolder(platform);
    const bystander = await newHolder(platform);
    const balances = [await balanceOf(platform, holder)];
    const besideBefore = await balanceOf(platform, bystander);
    const first = await platform.api.sandboxFundInternalAccount({
      accountId: holder.accountId,
      body: { amount: 12_345 },
    });
    balances.push(await balanceOf(platform, holder));
    await platform.api.sandboxFundInternalAccount({
      accountId: holder.accountId,
      body: { amount: 12_345 },
    });
    balances.push(await balanceOf(platform, holder));
    const amounts = [10_001, 20_020, 30_300, 44_000];
    const replies = await Promise.all(
      amounts.map((amount) =>
        platform.api.sandboxFundInternalAccount({
          accountId: holder.accountId,
          body: { amount },
        }),
      ),
    );
    // An account that is being funded may be kept from another funding meanwhile (G-09).
    const taken = amounts.filter((_, at) => replies[at]?.status !== 409);
    balances.push(await balanceOf(platform, holder));
    const beside = (await balanceOf(platform, bystander)) - besideBefore;
    const [before = 0, ...after] = balances;
    const [once = 0, twice = 0, together = 0] = after.map((balance) => balance - before);
    return { first, once, twice, taken, together: together - twice, beside };
  });
}

check.describe('funding an account', () => {
  check('is accepted', 'SANDBOX-FUND-001', async ({ platform }) => {
    const { first } = await funded(platform);

    expect(first, 'the funding of the account').toBeSuccess();
  });

  check('credits exactly the amount immediately', 'SANDBOX-FUND-002', async ({ platform }) => {
    const { once } = await funded(platform);

    expect(once, 'the amount credited to the account').toBe(12_345);
  });

  check('twice credits both amounts', 'SANDBOX-FUND-003', async ({ platform }) => {
    const { twice } = await funded(platform);

    expect(twice, 'the amount credited to the account by two fundings').toBe(2 * 12_345);
  });

  check(
    'several times at once credits each accepted amount',
    'SANDBOX-FUND-004',
    async ({ platform }) => {
      const { taken, together } = await funded(platform);

      if (taken.length < 2)
        undecided('fewer than two of the fundings sent at the same time were accepted');
      expect(together, 'the amount credited to the account by the accepted fundings').toBe(
        taken.reduce((sum, amount) => sum + amount),
      );
    },
  );

  check('leaves other accounts unchanged', 'SANDBOX-FUND-005', async ({ platform }) => {
    const { beside } = await funded(platform);

    expect(beside, 'the amount credited to another account').toBe(0);
  });

  check('in EUR credits exactly the amount', 'SANDBOX-FUND-019', async ({ platform }) => {
    requireCapability(platform, 'sandbox', 'accounts.internal');
    const { id } = await newApprovedCustomer(platform, { currencies: ['USD', 'EUR'] });
    const holder = await accountIn(platform, id, 'EUR');
    const dollars = await accountIn(platform, id, 'USD');
    const before = [await balanceOf(platform, holder), await balanceOf(platform, dollars)] as const;

    const reply = await platform.api.sandboxFundInternalAccount({
      accountId: holder.accountId,
      body: { amount: 12_345 },
    });

    expect(reply, 'the funding of the EUR account').toBeSuccess();
    expect(
      (await balanceOf(platform, holder)) - before[0],
      'the amount credited to the EUR account',
    ).toBe(12_345);
    expect(await balanceOf(platform, dollars), 'the balance of the USD account').toBe(before[1]);
  });

  for (const [fact, amount, row] of [
    ['with the smallest amount is accepted', 1, 'SANDBOX-FUND-006'],
    ['with the amount 100000000000 is accepted', MOST, 'SANDBOX-FUND-007'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const holder = await newHolder(platform);
      const before = await balanceOf(platform, holder);

      const reply = await platform.api.sandboxFundInternalAccount({
        accountId: holder.accountId,
        body: { amount },
      });

      expect(reply, `the funding of ${amount}`).toBeSuccess();
      expect(
        (await balanceOf(platform, holder)) - before,
        'the amount credited to the account',
      ).toBe(amount);
    });
  }
});
