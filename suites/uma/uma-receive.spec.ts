import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { idsListed, idsOf, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { lasting } from '../../fixtures/areas/transactions/payments.ts';
import { umaUser } from '../../fixtures/areas/uma/addresses.ts';
import { sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import { expectReceived, lostSince } from '../../fixtures/areas/uma/received.ts';
import { check, expect, type Platform, waitFor } from '../../fixtures/index.ts';

/** What one payment, a second and four at once have brought a user, once per worker. */
function received(platform: Platform) {
  return platform.once('payments to a UMA user', async () => {
    const user = await umaUser(platform);
    const bystander = await newHolder(platform);
    const before = await balanceOf(platform, user);
    const besideBefore = await balanceOf(platform, bystander);
    const pay = (receivingCurrencyAmount: number) =>
      sandboxReceive(platform, user, { receivingCurrencyAmount });
    const shown = (expected: number) => settledBalance(platform, user, before + expected);
    const isLost = await lostSince(platform, user);
    const first = await pay(12_345);
    const once = (await shown(12_345)) - before;
    // Where nothing comes, more is not waited for.
    if (once === 0) {
      return { first, once, isLost: await isLost(), twice: 0, together: 0, beside: 0 };
    }
    await pay(12_345);
    const twice = (await shown(24_690)) - before;
    await Promise.all([pay(1), pay(20), pay(300), pay(4_000)]);
    const together = (await shown(24_690 + 4_321)) - before - twice;
    const beside = (await balanceOf(platform, bystander)) - besideBefore;
    return { first, once, isLost: false, twice, together, beside };
  });
}

/** Whether the list of a customer's transactions shows a payment that has been read by its id. */
async function showsAnother(platform: Platform): Promise<boolean> {
  const id = await lasting(platform);
  return (await idsListed(platform, [id])).includes(id);
}

check.describe('a payment from a UMA address', () => {
  check('is accepted', 'UMA-RECEIVE-001', async ({ platform }) => {
    const { first } = await received(platform);

    expect(first).toBeSuccess();
  });

  check('is listed among the transactions', 'UMA-RECEIVE-016', async ({ platform }) => {
    const user = await umaUser(platform);
    const { customerId } = user;
    const ids = async () => idsOf(await narrowed(platform, { customerId }));
    const before = await ids();

    expectReceived(await sandboxReceive(platform, user));

    const countAdded = async () => (await ids()).filter((id) => !before.includes(id)).length;
    const added = await waitFor(countAdded, (seen) => seen > 0, platform.target.settleMs);
    // How a list is narrowed and shown is left open, until it shows another payment that way.
    const isShown = added > 0 || (await showsAnother(platform));
    const where = isShown ? 'a list that shows another' : 'the list';
    expect(added, `transactions added to ${where}`).toBeGreaterThan(0);
  });

  for (const [fact, name, wanted, row] of [
    ['credits exactly the receivingCurrencyAmount', 'once', 12_345, 'UMA-RECEIVE-002'],
    ['sent twice credits its amount twice', 'twice', 24_690, 'UMA-RECEIVE-003'],
    [
      'sent at the same time as others credits its full amount',
      'together',
      4_321,
      'UMA-RECEIVE-004',
    ],
    ['does not credit another user', 'beside', 0, 'UMA-RECEIVE-005'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const scenario = await received(platform);

      // Which account of the user's it lands on is left open, and when; that it lands on one is not.
      const what = scenario.isLost
        ? 'the credit of a completed payment to any account'
        : 'the credit to the account of the UMA address';
      expect(scenario.once, what).not.toBe(0);
      expect(scenario[name], 'the amount credited').toBe(wanted);
    });
  }
});
