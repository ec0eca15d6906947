import { NEUTRAL, newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balance, movedSince, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { doneTransfer } from '../../fixtures/areas/transfers/transfers.ts';
import { covers, expect, expectByGap, isSuccess, test } from '../../fixtures/index.ts';

const rows = { in: 'TRANSFER-IN-010', out: 'TRANSFER-OUT-010' } as const;

for (const direction of directions) {
  test.describe(`a transfer ${direction}`, () => {
    test('stays within one currency', covers(rows[direction]), async ({ platform }) => {
      const { customerId, currency } = await payerFor(platform);
      const kind = currency === 'MXN' ? 'EUR_ACCOUNT' : 'MXN_ACCOUNT';
      const { id: externalId } = await newExternalAccount(platform, customerId, {
        kind,
        suffix: NEUTRAL,
      });

      await doneTransfer(platform, direction);
      const before = await balance(platform);

      const reply = await transfer(platform, direction, { externalId });

      const moved = await movedSince(platform, before, (each) => each === 0);
      expectByGap('G-162', !isSuccess(reply), `it is answered ${reply.status}`);
      expect(moved, 'what came onto the account').toBe(0);
    });
  });
}
