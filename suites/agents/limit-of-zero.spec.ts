import { limitOf } from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedInTheEnd,
  paid,
  pays,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

const amount = 100;

check.describe("an agent's limit of zero", () => {
  for (const name of ['perTransactionLimit', 'dailyLimit', 'monthlyLimit']) {
    check(`in ${name} refuses every payment`, 'AGENT-LIMIT-016', async ({ platform }) => {
      const payer = await spender(platform);
      const agent = await agentOf(platform, payer);
      await paid(platform, agent, payer, { amount });
      const body = { spendingLimits: [limitOf('USD', { [name]: 0 })] };
      const change = await platform.api.updateAgentPolicy({ agentId: agent.id, body });
      if (!isSuccess(change))
        undecided('the policy of an agent does not accept a limit of zero', change);
      const before = await received(platform, payer);

      const reply = await pays(platform, agent, payer, { amount });

      expect(reply, 'a payment beyond the limit of zero').toBeError(403, 'FORBIDDEN');
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
    });
  }
});
