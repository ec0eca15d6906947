import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { expectTransferWaits } from '../../fixtures/areas/transactions/agent-transfer-waits.ts';
import { check } from '../../fixtures/index.ts';

check.describe("before its approval, an agent's transfer", () => {
  for (const operation of [
    'agentCreateTransferOut',
    'createTransferOut',
    'agentCreateTransferIn',
    'createTransferIn',
  ] as const) {
    check(`by ${operation} does not complete`, 'AGENT-APPROVAL-006', async ({ platform }) =>
      expectTransferWaits(platform, operation),
    );
  }

  check('one unit above the threshold does not complete', 'AGENT-APPROVAL-012', ({ platform }) => {
    const approvalThresholds = [{ currency: 'USD', amount: AMOUNT - 1 }];
    return expectTransferWaits(platform, 'agentCreateTransferOut', { approvalThresholds });
  });
});
