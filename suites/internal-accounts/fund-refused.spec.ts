import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newHolder, unfundedHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import { changedBalance } from '../../fixtures/areas/payments/balance.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  check,
  expect,
  expectNoneAlike,
  forAll,
  isSuccess,
  undecided,
  unreached,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** The least amount that can be funded is not shown. */
const VALID = { amount: 10_000 };

const faults = [
  ['with the amount 0', [{ amount: 0 }], 'SANDBOX-FUND-008'],
  ['with a negative amount', [{ amount: -1 }, { amount: -50_000 }], 'SANDBOX-FUND-009'],
  ['with a fractional amount', [{ amount: 0.5 }, { amount: 100.25 }], 'SANDBOX-FUND-010'],
  [
    'with an amount that is not a number',
    [{ amount: '100' }, { amount: true }, { amount: [100] }, { amount: null }],
    'SANDBOX-FUND-011',
  ],
  ['without an amount', [{}, { Amount: 100 }, { value: 100 }], 'SANDBOX-FUND-012'],
  ['with the amount 100000000001', [{ amount: 100_000_000_001 }], 'SANDBOX-FUND-013'],
] as const;

check.describe('funding an account', () => {
  for (const [fault, bodies, row] of faults) {
    check(`${fault} is refused`, row, async ({ platform }) => {
      const holder = await unfundedHolder(platform);
      const empty = await balanceOf(platform, holder);
      const control = await platform.api.sandboxFundInternalAccount({
        accountId: holder.accountId,
        body: VALID,
      });
      expect(control, 'the same request without the fault').toBeSuccess();
      // A balance may show it a moment later, which a fault is not to be blamed for.
      await changedBalance(platform, holder, empty);
      const replies = [];
      for (const body of bodies) {
        const before = await balanceOf(platform, holder);
        replies.push(
          await platform.call('sandboxFundInternalAccount', {
            path: { accountId: holder.accountId },
            body,
          }),
        );
        // Whether it may be taken is left open. That a funding takes nothing off, and brings no other
        // amount than was asked for, is not.
        const moved = (await balanceOf(platform, holder)) - before;
        expect(moved, `the amount credited by ${JSON.stringify(body)}`).not.toBeLessThan(0);
        if (row === 'SANDBOX-FUND-010') {
          expect(moved, `the amount credited by ${JSON.stringify(body)}`).toBe(0);
        }
      }

      for (const [at, reply] of replies.entries()) {
        expect(reply, `the funding with ${JSON.stringify(bodies[at])}`).toBeError(
          400,
          'INVALID_INPUT',
        );
      }
    });
  }

  check('credits nothing when it is refused', 'SANDBOX-FUND-014', async ({ platform }) => {
    const holder = await newHolder(platform);
    let refused = 0;
    for (const body of faults.flatMap(([, bodies]) => [...bodies] as object[])) {
      const before = await balanceOf(platform, holder);

      const reply = await platform.api.sandboxFundInternalAccount({
        accountId: holder.accountId,
        body,
      });

      if (!isSuccess(reply)) {
        refused += 1;
        expect(await balanceOf(platform, holder), `the balance after ${JSON.stringify(body)}`).toBe(
          before,
        );
      }
    }
    if (refused === 0)
      undecided('POST /sandbox/internal-accounts/{accountId}/fund accepts every invalid amount');
  });

  check(
    'with a fractional amount leaves the balance an integer',
    'SANDBOX-FUND-018',
    async ({ platform }) => {
      const holder = await newHolder(platform);
      const before = await balanceOf(platform, holder);
      if (!Number.isInteger(before))
        unreached(`the balance of the account is shown as ${before} and not as a whole number`);
      for (const amount of [0.5, 100.25])
        await platform.api.sandboxFundInternalAccount({
          accountId: holder.accountId,
          body: { amount },
        });

      expect(
        await platform.api.sandboxFundInternalAccount({
          accountId: holder.accountId,
          body: VALID,
        }),
        'the funding with a whole amount',
      ).toBeSuccess();

      const balance = await changedBalance(platform, holder, before);
      expect(Number.isInteger(balance), `whether the balance of ${balance} is a whole number`).toBe(
        true,
      );
    },
  );

  check('that does not exist returns 404', 'SANDBOX-FUND-015', async ({ platform }) => {
    const { accountId } = await unfundedHolder(platform);
    expect(
      await platform.api.sandboxFundInternalAccount({ accountId, body: VALID }),
      'the same request for an account that exists',
    ).toBeSuccess();

    await expectNoneAlike(accountId, (alike) =>
      platform.api.sandboxFundInternalAccount({ accountId: alike, body: VALID }),
    );
    await forAll(
      unknownIdLike(accountId),
      async (unknown) => {
        const reply = await platform.api.sandboxFundInternalAccount({
          accountId: unknown,
          body: VALID,
        });
        expect(reply).toBeError(404, 'ACCOUNT_NOT_FOUND');
      },
      5,
    );
  });

  check('of another platform is refused', 'SANDBOX-FUND-016', async ({ run, platform }) => {
    const holder = await newHolder(platform);
    const before = await balanceOf(platform, holder);

    const reply = await platformBeside(run, platform).api.sandboxFundInternalAccount({
      accountId: holder.accountId,
      body: VALID,
    });

    expect(reply, 'the funding by another platform').toBeRefused();
    expect(await balanceOf(platform, holder), 'the balance after the refused funding').toBe(before);
    expect(
      await platform.api.sandboxFundInternalAccount({
        accountId: holder.accountId,
        body: VALID,
      }),
      'the same request by its own platform',
    ).toBeSuccess();
  });
});
