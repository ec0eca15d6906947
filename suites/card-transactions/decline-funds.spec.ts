import {
  doubtOfFunds,
  expectAffordable,
  isDeclined,
  reasonIn,
  recordOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfBalance, expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, waitForBalance } from '../../fixtures/areas/card-transactions/spender.ts';
import { approvedPurchase, PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, requireSuccess } from '../../fixtures/index.ts';

check.describe('an authorization above the balance', () => {
  check('is declined', 'CARD-TRANSACTION-REASON-010', async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);

    const record = await recordOfAuthorization(platform, spender, { amount: all + 1 });

    expectOfBalance(statusIn(record) ?? 'none', 'the status of the authorization').toBe('DECLINED');
  });

  check(
    'is declined with INSUFFICIENT_FUNDS',
    'CARD-TRANSACTION-REASON-011',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);

      const record = await recordOfAuthorization(platform, spender, { amount: all + 1 });

      const doubt = await doubtOfFunds(platform, spender, record, all);
      expectOfRow(reasonIn(record), 'the cardDeclinedReason of the authorization', doubt).toBe(
        'INSUFFICIENT_FUNDS',
      );
    },
  );

  check(
    'is approved if repeated after the account is funded',
    'CARD-TRANSACTION-REASON-014',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      await recordOfAuthorization(platform, spender, { amount: all + PRICE });
      const funded = await platform.api.sandboxFundInternalAccount({
        accountId: spender.accountId,
        body: { amount: PRICE },
      });
      requireSuccess(platform, 'sandboxFundInternalAccount', funded, 'P-37 a funded account');
      await waitForBalance(platform, spender, all + PRICE);

      await expectAffordable(platform, spender, all + PRICE);
    },
  );

  check('debits nothing', 'CARD-TRANSACTION-REASON-015', async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);

    await recordOfAuthorization(platform, spender, { amount: all + 1 });

    expectOfBalance(await waitForSpent(platform, spender, all, 0), 'the debited amount').toBe(0);
  });
});

check(
  'a financial authorization above the balance of the account is declined and debits nothing',
  'CARD-TRANSACTION-REASON-024',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);

    const event = 'financial_authorization';
    const record = await recordOfAuthorization(platform, spender, { amount: all + 1, event });

    expectOfBalance(await waitForSpent(platform, spender, all, 0), 'the debited amount').toBe(0);
    const doubt = await doubtOfFunds(platform, spender, record, all);
    expectOfBalance(
      reasonIn(record),
      'the cardDeclinedReason of the authorization',
      doubt === 'limit' ? doubt : undefined,
    ).toBe('INSUFFICIENT_FUNDS');
  },
);

check(
  'an authorization above the balance minus the holds is declined with INSUFFICIENT_FUNDS',
  'CARD-TRANSACTION-REASON-013',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);
    await approvedPurchase(platform, spender, all - 900);

    const record = await recordOfAuthorization(platform, spender, { amount: 901 });

    const doubt = isDeclined(record) ? undefined : 'state';
    expectOfRow(reasonIn(record), 'the cardDeclinedReason of the authorization', doubt).toBe(
      'INSUFFICIENT_FUNDS',
    );
  },
);

check(
  'an authorization of exactly the balance of the account is approved',
  'CARD-TRANSACTION-REASON-012',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const all = await balanceOf(platform, spender);

    await expectAffordable(platform, spender, all);
  },
);
