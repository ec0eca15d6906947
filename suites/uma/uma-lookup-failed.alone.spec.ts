import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import { umaAddress } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  check,
  covers,
  describe,
  expectProvoked,
  onFaulty,
  type Platform,
  requireSuccess,
} from '../../fixtures/index.ts';

/** An address, and a customer for whom a lookup finds it while nothing goes wrong; once per worker. */
function knownAddress(platform: Platform) {
  return platform.once('a lookup without a fault', async () => {
    const { customerId } = await newHolder(platform);
    const address = umaAddress(platform, 'USD');
    const reply = await lookupUma(platform, address, customerId);
    requireSuccess(platform, 'lookupUma', reply, 'a lookup');
    return { address, customerId };
  });
}

describe('a lookup that goes wrong', () => {
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
    check(`is refused with ${code}`, covers(row), async ({ run }) => {
      const { platform, made } = await onFaulty(run, knownAddress);
      const { address, customerId } = made;

      const send = () => lookupUma(platform, address, customerId);
      await expectProvoked(platform, 'lookupUma', code, send);
    });
  }
});
