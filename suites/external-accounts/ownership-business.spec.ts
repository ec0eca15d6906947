import { businessHolders } from '../../fixtures/areas/external-accounts/holders.ts';
import {
  otherKey,
  prove,
  provenWallet,
  settledState,
  unprovenWallet,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { check, expect } from '../../fixtures/index.ts';

check(
  'a crypto wallet of a business becomes UNVERIFIED after a wrong signature',
  'OWNERSHIP-PROOF-024',
  async ({ run }) => {
    for (const { platform, customerId } of await businessHolders(run)) {
      // Without a right proof that is taken, a wrong one says nothing.
      await provenWallet(platform);
      const wallet = await unprovenWallet(platform, 'SOLANA_WALLET', { customerId });

      await prove(platform, wallet, otherKey(platform, wallet));

      expect(
        await settledState(platform, wallet, 'UNVERIFIED'),
        'the status of the wallet of the business after a wrong signature',
      ).toBe('UNVERIFIED');
    }
  },
);
