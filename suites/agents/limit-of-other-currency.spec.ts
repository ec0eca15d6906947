import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import { limitOf } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, spender } from '../../fixtures/areas/agents/spender.ts';
import { paysByItself, requireAgentMay } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

/** So little that no rate brings a payment within it. */
const LOWEST = { perTransactionLimit: 1, dailyLimit: 1 };

check.describe("an agent's payment in USD", () => {
  check('is accepted above a limit in EUR', 'AGENT-LIMIT-019', async ({ platform }) => {
    const payer = await spender(platform);
    // No money of the payment is in EUR, neither at its source nor at its destination.
    const body = quoteBody(payer.from.accountId, (await bankOf(platform, payer)).id);
    const control = await paysByItself(platform, await agentOf(platform, payer), body);
    requireAgentMay(platform, 'agentExecuteQuote', control);
    const spendingLimits = [limitOf('EUR', LOWEST), limitOf('USD')];
    const agent = await agentOf(platform, payer, { spendingLimits });

    expect(await paysByItself(platform, agent, body), 'the payment').toBeSuccess();
  });
});
