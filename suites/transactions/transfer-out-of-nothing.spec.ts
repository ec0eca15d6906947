import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { funding } from '../../fixtures/customers/internal-accounts.ts';
import { NEUTRAL, newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { settledTransaction, statusOf } from '../../fixtures/payments/transaction.ts';
import { drive } from '../../fixtures/platform/drive.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { balance, movedSince } from '../../fixtures/transactions/measured-payer.ts';
import { doneTransfer, madeBy, transfer } from '../../fixtures/transactions/transfers.ts';
import { sharedWallet } from '../../fixtures/wallet/wallet.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('a transfer out', () => {
  test('takes no more than there is', covers('TRANSFER-OUT-012'), async ({ platform }) => {
    await doneTransfer(platform, 'out');
    const before = await balance(platform);

    const reply = await transfer(platform, 'out', { amount: before + 1 });

    if (isSuccess(reply)) {
      const status = statusOf(await settledTransaction(platform, madeBy(reply)));
      expect(status, 'the status of a transfer above the balance').not.toBe('COMPLETED');
    }
    const moved = await movedSince(platform, before, (each) => each === 0);
    expect(moved, 'what came onto the account').toBe(0);
  });

  test(
    'takes nothing out of a wallet unsigned',
    covers('TRANSFER-OUT-013'),
    async ({ platform }) => {
      await doneTransfer(platform, 'out');
      const wallet = await sharedWallet(platform);
      await drive(
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

      expect(await balanceOf(platform, wallet), 'what is on the wallet').toBe(before);
    },
  );
});
