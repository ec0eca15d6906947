import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import { newAgent } from '../../fixtures/areas/agents/agents.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { changedBalance, settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { FEE } from '../../fixtures/areas/quotes/fees.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe("an agent's pending payment with a platform fee", () => {
  for (const [what, decision, row] of [
    ['rejected', 'reject', 'APPROVAL-WAIT-030'],
    ['cancelled', 'cancel', 'APPROVAL-WAIT-031'],
  ] as const) {
    check(`costs nothing after it is ${what}`, row, async ({ platform }) => {
      const payer = await newPayer(platform);
      const { accountId, customerId } = payer;
      const { id: destinationId } = await newExternalAccount(platform, customerId);
      const agent = await newAgent(platform, customerId);
      const before = await changedBalance(platform, payer, 0);
      const members = { platformFeeOverride: FEE };
      const id = await agentPayment(platform, agent, { accountId, destinationId, members });

      const reply = covered(decision, await decide(platform, decision, id));

      expect(reply, 'the decision').toBeSuccess();
      const after = await settledBalance(platform, payer, before);
      expect(after, 'the balance after the decision').toBe(before);
    });
  }
});
