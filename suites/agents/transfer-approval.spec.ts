import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { expectTransferWaits } from '../../fixtures/areas/transactions/agent-transfer-waits.ts';
import { check } from '../../fixtures/index.ts';

check.describe("before approval, an agent's transfer", () => {
  for (const [operation, path] of [
    ['agentCreateTransferOut', '/agents/me/transfer-out'],
    ['createTransferOut', '/transfer-out'],
    ['agentCreateTransferIn', '/agents/me/transfer-in'],
    ['createTransferIn', '/transfer-in'],
  ] as const) {
    check(`by POST ${path} does not complete`, 'AGENT-APPROVAL-006', async ({ platform }) =>
      expectTransferWaits(platform, operation),
    );
  }

  check('one unit above the threshold does not complete', 'AGENT-APPROVAL-012', ({ platform }) => {
    const approvalThresholds = [{ currency: 'USD', amount: AMOUNT - 1 }];
    return expectTransferWaits(platform, 'agentCreateTransferOut', { approvalThresholds });
  });
});
