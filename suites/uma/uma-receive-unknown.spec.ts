import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { deletedUserAddress, umaUser, unknownAddress } from '../../fixtures/areas/uma/addresses.ts';
import { sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import { expectReceived, unpaidUser } from '../../fixtures/areas/uma/received.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, isSuccess, waitFor } from '../../fixtures/index.ts';

check.describe('POST /sandbox/uma/receive', () => {
  check('to an address without a receiver returns 404', 'UMA-RECEIVE-012', async ({ platform }) => {
    const reply = await sandboxReceive(platform, await unpaidUser(platform), {
      receiverUmaAddress: unknownAddress(platform),
    });

    expect(reply).toBeError(404, 'UMA_NOT_FOUND');
  });

  check('to a deleted customer is refused', 'UMA-RECEIVE-021', async ({ platform }) => {
    await unpaidUser(platform);
    const address = await deletedUserAddress(platform);

    const reply = await waitFor(
      () => sandboxReceive(platform, { address }),
      (answer) => !isSuccess(answer),
      platform.target.settleMs,
    );

    expect(reply, 'the payment to the deleted customer').toBeRefused();
  });

  check(
    'by another platform does not credit a user of this platform',
    'UMA-RECEIVE-015',
    async ({ run, platform }) => {
      const known = await umaUser(platform);
      const before = await balanceOf(platform, known);

      const reply = await sandboxReceive(platformBeside(run, platform), known);

      expect(
        await balanceOf(platform, known),
        `the balance after the answer ${reply.status} to another platform`,
      ).toBe(before);
      expectReceived(await sandboxReceive(platform, known), 'the valid payment');
      const balance = await settledBalance(platform, known, before + 100);
      // Which of the user's accounts it lands on is left open.
      expect(balance, 'the credit to the account of the UMA address').not.toBe(before);
      expect(balance, 'the balance after the payment by its own platform').toBe(before + 100);
    },
  );
});
