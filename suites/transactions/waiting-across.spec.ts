import { waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import { newSpender } from '../../fixtures/areas/agents/spender.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect, waitFor } from '../../fixtures/index.ts';

check.describe('a payment into another currency pending approval', () => {
  for (const [decision, what, row] of [
    ['cancel', 'cancelled', 'APPROVAL-WAIT-009'],
    ['reject', 'rejected', 'APPROVAL-WAIT-014'],
  ] as const) {
    check(`leaves the payer's money when it is ${what}`, row, async ({ platform }) => {
      const payer = await newSpender(platform);
      const held = () => balanceOf(platform, payer.from);
      const before = await waitFor(held, (balance) => balance > 0, platform.target.settleMs);
      const { transactionId } = await waitingPaymentOf(platform, payer);

      const reply = covered(decision, await decide(platform, decision, transactionId));

      expect(reply, `the decision ${decision}`).toBeSuccess();
      const isBack = (balance: number) => balance === before;
      const left = await waitFor(held, isBack, platform.target.settleMs);
      expect(left, 'the balance of the payer after the decision').toBe(before);
    });
  }
});
