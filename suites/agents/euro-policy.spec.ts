import { limitOf } from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedInTheEnd,
  euroSpender,
  paid,
  pays,
  received,
} from '../../fixtures/areas/agents/spender.ts';
import { requireAgentMay } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

const WITHIN = { amount: AMOUNT - 100 };
const BEYOND = { amount: AMOUNT + 1 };

check.describe("an agent's payment in EUR", () => {
  check(
    'above its transaction limit in EUR returns 403',
    'AGENT-LIMIT-017',
    async ({ platform }) => {
      const payer = await euroSpender(platform);
      const spendingLimits = [limitOf('EUR', { perTransactionLimit: AMOUNT })];
      const agent = await agentOf(platform, payer, { spendingLimits });
      await paid(platform, agent, payer, WITHIN);
      const before = await received(platform, payer);

      const reply = await pays(platform, agent, payer, BEYOND);

      expect(reply, 'a payment of one unit above the limit').toBeError(403, 'FORBIDDEN');
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
    },
  );

  check(
    'above its threshold in EUR is not credited before approval',
    'AGENT-APPROVAL-016',
    async ({ platform }) => {
      const payer = await euroSpender(platform);
      const approvalThresholds = [{ currency: 'EUR', amount: AMOUNT }];
      const spendingLimits = [limitOf('EUR')];
      const agent = await agentOf(platform, payer, { spendingLimits, approvalThresholds });
      await paid(platform, agent, payer, WITHIN);
      const before = await received(platform, payer);

      const reply = await pays(platform, agent, payer, BEYOND);

      requireAgentMay(platform, 'agentExecuteQuote', reply);
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the amount credited without an approval').toBe(0);
    },
  );
});
