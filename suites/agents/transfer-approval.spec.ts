import { waitingActionOf } from '../../fixtures/areas/agents/actions.ts';
import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import { ASKS } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, spender } from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { expectTransferWaits } from '../../fixtures/areas/transactions/agent-transfer-waits.ts';
import { check, expect, idsIn, narrowedBy, setUp } from '../../fixtures/index.ts';
import { operation as described } from '../../spec/openapi.ts';

check.describe("before approval, an agent's transfer", () => {
  for (const operation of [
    'agentCreateTransferOut',
    'createTransferOut',
    'agentCreateTransferIn',
    'createTransferIn',
  ] as const) {
    const { path } = described(operation);
    check(`by POST ${path} does not complete`, 'AGENT-APPROVAL-006', async ({ platform }) =>
      expectTransferWaits(platform, operation),
    );
  }

  check('out above the threshold does not complete', 'AGENT-APPROVAL-012', ({ platform }) => {
    const approvalThresholds = [{ currency: 'USD', amount: AMOUNT - 1 }];
    return expectTransferWaits(platform, 'agentCreateTransferOut', { approvalThresholds });
  });
});

check.describe('GET /agents/approvals', () => {
  check('lists a transfer', 'AGENT-ACTION-019', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer, ASKS);
    const source = { accountId: payer.from.accountId };
    const destination = { accountId: (await bankOf(platform, payer)).id };
    const call = { body: { source, destination, amount: AMOUNT }, auth: agent.auth };
    await setUp(platform, 'agentCreateTransferOut', call, 'a transfer of an agent');
    const actionId = await waitingActionOf(platform, agent);

    const rows = await narrowedBy(platform, 'listAgentApprovals', {}, [actionId]);

    expect(idsIn(rows), 'the listed actions').toContain(actionId);
  });
});
