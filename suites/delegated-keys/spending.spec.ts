import {
  expectNoSource,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import {
  type Delegating,
  delegating,
  secondOfWallet,
} from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  CREATE,
  createKeyCall,
  delegatedKey,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { begin, check, expect, type Platform } from '../../fixtures/index.ts';

const SMALL = 310;

/** Holds that an authorization is declined for want of a key. */
async function expectWithoutKey(platform: Platform, spender: Delegating): Promise<void> {
  const record = await recordOfAuthorization(platform, spender, { amount: SMALL });

  expect(statusIn(record) ?? 'none', 'the status of the authorization without a key').toBe(
    'DECLINED',
  );
  expectNoSource(record, spender);
}

check.describe("an authorization on a wallet's card", () => {
  check(
    'is approved if the card has a delegated key',
    'DELEGATED-SPEND-001',
    async ({ platform }) => {
      const spender = await delegating(platform);
      await delegatedKey(platform, spender);

      const status = await statusOfAuthorization(platform, spender, { amount: SMALL });

      expect(status, 'the status of the authorization with a key').not.toBe('DECLINED');
    },
  );

  check(
    'is declined after the delegated key is revoked',
    'DELEGATED-SPEND-002',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const key = await delegatedKey(platform, spender);
      const before = await statusOfAuthorization(platform, spender, { amount: SMALL });
      expect(before, 'the status of the authorization with a key').not.toBe('DECLINED');

      await revokedKey(platform, key);

      await expectWithoutKey(platform, spender);
    },
  );

  check(
    'is declined before the delegated key is created',
    'DELEGATED-SPEND-003',
    async ({ platform }) => {
      const spender = await delegating(platform);
      await begin(platform, CREATE, createKeyCall(spender));

      await expectWithoutKey(platform, spender);

      await delegatedKey(platform, spender);
      const status = await statusOfAuthorization(platform, spender, { amount: SMALL });
      expect(status, 'the status of the authorization with a signed key').not.toBe('DECLINED');
    },
  );

  check(
    'is declined if only another card has a delegated key',
    'DELEGATED-SPEND-004',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const second = await secondOfWallet(platform, spender);
      await delegatedKey(platform, second);

      await expectWithoutKey(platform, spender);

      const status = await statusOfAuthorization(platform, second, { amount: SMALL });
      expect(status, 'the status of the authorization on the card with a key').not.toBe('DECLINED');
    },
  );
});
