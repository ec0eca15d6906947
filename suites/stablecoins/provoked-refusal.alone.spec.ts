import {
  BURN_OF_UNKNOWN,
  burn,
  MINT_TO_UNKNOWN,
  mint,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { linkAccount, linkBody, requireLinked } from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  expectProvoked,
  onFaulty,
  type Platform,
  type Reply,
} from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

const NONE = { id: 'Stablecoin:5f0c1d8e-7a42-4b93-9d16-c3e8a2704b5f' };

/**
 * A call of each operation: what it is refused for is brought about outside the interface. It is well
 * formed, or a service that looks at the form first would answer 400 for that.
 */
const calls = {
  createStablecoinMint: (platform: Platform) => mint(platform, NONE, MINT_TO_UNKNOWN),
  createStablecoinBurn: (platform: Platform) => burn(platform, NONE, BURN_OF_UNKNOWN),
  linkStablecoinProviderAccount: (platform: Platform) => linkAccount(platform, linkBody(platform)),
} as const satisfies Partial<Record<OperationId, (platform: Platform) => Promise<Reply>>>;

check.describe('a call refused with', () => {
  for (const [code, operation, row] of [
    ['STABLECOIN_EXTERNAL_ACCOUNT_LINK_FAILED', 'createStablecoinMint', 'STABLECOIN-CAUSE-001'],
    [
      'STABLECOIN_EXTERNAL_ACCOUNT_LINK_METHOD_REQUIRED',
      'createStablecoinMint',
      'STABLECOIN-CAUSE-002',
    ],
    ['STABLECOIN_EXTERNAL_ACCOUNT_NOT_LINKED', 'createStablecoinBurn', 'STABLECOIN-CAUSE-003'],
    [
      'STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_FAILED',
      'createStablecoinBurn',
      'STABLECOIN-CAUSE-004',
    ],
    [
      'STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_REQUIRED',
      'createStablecoinBurn',
      'STABLECOIN-CAUSE-005',
    ],
    ['STABLECOIN_OPERATION_NOT_SUPPORTED', 'createStablecoinBurn', 'STABLECOIN-CAUSE-006'],
    ['STABLECOIN_PROVIDER_ERROR', 'createStablecoinMint', 'STABLECOIN-CAUSE-007'],
    ['STABLECOIN_PROVIDER_SOURCE_NOT_LINKED', 'createStablecoinMint', 'STABLECOIN-CAUSE-008'],
    ['STABLECOIN_VERIFICATION_FAILED', 'linkStablecoinProviderAccount', 'STABLECOIN-CAUSE-009'],
  ] as const) {
    check(`${code} returns 400`, row, async ({ run }) => {
      const { platform } = await onFaulty(run, async () => undefined);

      await expectProvoked(platform, operation, code, () => calls[operation](platform));

      if (operation === 'linkStablecoinProviderAccount') {
        requireLinked(platform, await calls[operation](platform));
      }
    });
  }
});
