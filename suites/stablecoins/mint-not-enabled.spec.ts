import { enabledCoin, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import { decided, inFurtherStatuses } from '../../fixtures/areas/stablecoins/enablement.ts';
import { mint, mintBody } from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a mint', () => {
  check(
    'of a stablecoin that is not provisioned returns 400 STABLECOIN_NOT_PROVISIONED',
    'STABLECOIN-MINT-021',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      await decided(platform, coin, { issuanceStatus: 'PROVISIONING' });

      const reply = await mint(platform, coin, mintBody(coin));

      expect(reply, 'the mint before the stablecoin is provisioned').toBeError(
        400,
        'STABLECOIN_NOT_PROVISIONED',
      );
      await decided(platform, coin, { issuanceStatus: 'PROVISIONED' });
      expect(
        await mint(platform, coin, mintBody(coin)),
        'the same request once the stablecoin is provisioned',
      ).toBeSuccess();
      await inFurtherStatuses(platform, coin, async (issuanceStatus) =>
        expect(
          await mint(platform, coin, mintBody(coin)),
          `the mint while the issuanceStatus is ${issuanceStatus}`,
        ).toBeError(400, 'STABLECOIN_NOT_PROVISIONED'),
      );
    },
  );

  for (const [state, row] of [
    ['NOT_ENABLED', 'STABLECOIN-MINT-022'],
    ['PENDING_APPROVAL', 'STABLECOIN-MINT-023'],
    ['ENABLING', 'STABLECOIN-MINT-024'],
    ['DISABLED', 'STABLECOIN-MINT-025'],
  ] as const) {
    check(`of a stablecoin that is ${state} returns 400`, row, async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);
      await decided(platform, coin, { serviceOperationsStatus: state });

      const reply = await mint(platform, coin, mintBody(coin));

      expect(reply, `the mint while the stablecoin is ${state}`).toBeError(
        400,
        'STABLECOIN_GRID_OPERATIONS_NOT_ENABLED',
      );
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
      await decided(platform, coin, { serviceOperationsStatus: 'ENABLED' });
      expect(
        await mint(platform, coin, mintBody(coin)),
        'the same request once the stablecoin is ENABLED',
      ).toBeSuccess();
    });
  }
});
