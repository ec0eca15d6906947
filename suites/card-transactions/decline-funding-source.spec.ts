import {
  expectNoSource,
  recordOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { walletSpender } from '../../fixtures/areas/card-transactions/wallet-spender.ts';
import { check, expect } from '../../fixtures/index.ts';

const SMALL = 310;

check.describe('an authorization from a wallet without a delegated key', () => {
  check('is declined', 'CARD-TRANSACTION-REASON-016', async ({ platform }) => {
    const spender = await walletSpender(platform);

    const record = await recordOfAuthorization(platform, spender, { amount: SMALL });

    expect(statusIn(record) ?? 'none', 'the status of the authorization').toBe('DECLINED');
  });

  check('shows NO_ELIGIBLE_FUNDING_SOURCE', 'CARD-TRANSACTION-REASON-017', async ({ platform }) => {
    const spender = await walletSpender(platform);

    const record = await recordOfAuthorization(platform, spender, { amount: SMALL });

    expectNoSource(record, spender);
  });
});
