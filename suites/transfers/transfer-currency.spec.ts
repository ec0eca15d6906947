import { NEUTRAL, newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { balance, movedSince, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { lastingTransfer, madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

const rows = { in: 'TRANSFER-IN-010', out: 'TRANSFER-OUT-010' } as const;

for (const direction of directions) {
  check.describe(`a transfer-${direction}`, () => {
    check('between two currencies is refused', rows[direction], async ({ platform }) => {
      const { customerId, currency } = await payerFor(platform);
      const kind = currency === 'MXN' ? 'EUR_ACCOUNT' : 'MXN_ACCOUNT';
      const { id: externalId } = await newExternalAccount(platform, customerId, {
        kind,
        suffix: NEUTRAL,
      });

      await lastingTransfer(platform, direction);
      const before = await balance(platform);

      const reply = await transfer(platform, direction, { externalId });

      // One that is taken may still fail.
      if (isSuccess(reply)) await settledTransaction(platform, madeBy(reply));
      const moved = await movedSince(platform, before, (each) => each === 0);
      expect(moved, 'the amount credited to the account').toBe(0);
      expect(reply, 'the transfer between two currencies').toBeRefused();
    });
  });
}
