import { listedCoins, newCoin, provisionedCoin } from '../../fixtures/areas/stablecoins/coins.ts';
import {
  expectStill,
  operatorCoin,
  requestEnablement,
} from '../../fixtures/areas/stablecoins/enablement.ts';
import {
  BURN_OF_UNKNOWN,
  burn,
  MINT_TO_UNKNOWN,
  mint,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, optional, type Platform } from '../../fixtures/index.ts';

/** Every call about a stablecoin but the enablement request, whatever it is answered. */
async function everyOtherCall(platform: Platform, coin: { readonly id: string }): Promise<void> {
  const { id: stablecoinId } = coin;
  await platform.api.getStablecoin({ stablecoinId });
  await listedCoins(platform, {}, coin.id);
  await platform.api.listStablecoinOperations({ stablecoinId });
  await mint(platform, coin, MINT_TO_UNKNOWN);
  await burn(platform, coin, BURN_OF_UNKNOWN);
  await optional(() => newCoin(platform));
}

check.describe('a stablecoin', () => {
  check(
    'that is ENABLING, ENABLED or DISABLED keeps that state after every call',
    'STABLECOIN-ENABLE-016',
    async ({ platform }) => {
      for (const state of ['DISABLED', 'ENABLED', 'ENABLING'] as const) {
        const coin = await operatorCoin(platform, state);

        await everyOtherCall(platform, coin);
        await requestEnablement(platform, coin);

        await expectStill(platform, coin, state);
      }
    },
  );

  check(
    'stays NOT_ENABLED after every call except the enablement request',
    'STABLECOIN-ENABLE-017',
    async ({ platform }) => {
      const coin = await provisionedCoin(platform);

      await everyOtherCall(platform, coin);

      await expectStill(platform, coin, 'NOT_ENABLED');
    },
  );
});
