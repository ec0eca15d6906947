import { failedLookup, toldOtherwise } from '../../fixtures/areas/uma/counterparties.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a UMA lookup', () => {
  for (const [code, row] of [
    ['LOOKUP_REQUEST_FAILED', 'UMA-CAUSE-001'],
    ['PARSE_LNURLP_RESPONSE_ERROR', 'UMA-CAUSE-002'],
    ['CERT_CHAIN_INVALID', 'UMA-CAUSE-003'],
    ['CERT_CHAIN_EXPIRED', 'UMA-CAUSE-004'],
    ['INVALID_PUBKEY_FORMAT', 'UMA-CAUSE-005'],
    ['MISSING_REQUIRED_UMA_PARAMETERS', 'UMA-CAUSE-006'],
    ['INVALID_TIMESTAMP', 'UMA-CAUSE-007'],
    ['INVALID_NONCE', 'UMA-CAUSE-008'],
    ['INVALID_REQUEST_FORMAT', 'UMA-CAUSE-009'],
  ] as const) {
    check(`that fails with ${code} returns 400`, row, async ({ run }) => {
      const reply = toldOtherwise(await failedLookup(run, code));

      expect(reply).toBeError(400, code);
    });
  }
});
