import { enabledCoin, heldInTheEnd, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import { mintBody } from '../../fixtures/areas/stablecoins/issuance.ts';
import { expectRefusedToViewers } from '../../fixtures/areas/tokens/permissions.ts';
import { type Auth, check, expect, requireCapability } from '../../fixtures/index.ts';

check.describe('an API token with only VIEW permission', () => {
  check('cannot mint a stablecoin', 'API-TOKEN-PERMISSION-024', async ({ platform }) => {
    requireCapability(platform, 'stablecoins');
    const coin = await enabledCoin(platform);
    const held = await heldOf(platform, coin);
    const send = (auth: Auth) =>
      platform.api.createStablecoinMint({
        stablecoinId: coin.id,
        body: mintBody(coin),
        idempotencyKey: platform.uniqueKey(),
        auth,
      });

    await expectRefusedToViewers(platform, send, async () =>
      expect(await heldInTheEnd(platform, coin, held), 'the balances after the refusal').toEqual(
        held,
      ),
    );
  });
});
