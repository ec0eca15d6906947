import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { expectTransferWaits } from '../../fixtures/areas/transactions/agent-transfer-waits.ts';
import { check } from '../../fixtures/index.ts';
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
