import { NEUTRAL, newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { funding } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { settledTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { balance, movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import { lastingTransfer, madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, isSuccess, setUp } from '../../fixtures/index.ts';

check.describe('a transfer-out', () => {
  check('above the balance debits nothing', 'TRANSFER-OUT-012', async ({ platform }) => {
    await lastingTransfer(platform, 'out');
    const before = await balance(platform);

    const reply = await transfer(platform, 'out', { amount: before + 1 });

    if (isSuccess(reply)) {
      const status = statusOf(await settledTransaction(platform, madeBy(reply)));
      expect(status, 'the status of a transfer above the balance').not.toBe('COMPLETED');
    }
    const moved = await movedSince(platform, before, (each) => each === 0);
    expect(moved, 'the amount credited to the account').toBe(0);
  });

  check(
    'from an embedded wallet without a wallet signature debits nothing',
    'TRANSFER-OUT-013',
    async ({ platform }) => {
      await lastingTransfer(platform, 'out');
      const wallet = await sharedWallet(platform);
      await setUp(
        platform,
        'sandboxFundInternalAccount',
        funding(wallet.accountId),
        'P-37 a wallet',
      );
      const kind = 'ETHEREUM_WALLET';
      const { id: externalId } = await newExternalAccount(platform, wallet.customerId, {
        kind,
        suffix: NEUTRAL,
      });
      const before = await balanceOf(platform, wallet);

      await transfer(platform, 'out', { accountId: wallet.accountId, externalId });

      expect(await balanceOf(platform, wallet), 'the balance of the wallet').toBe(before);
    },
  );
});
