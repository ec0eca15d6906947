import { accountElsewhere, enabledCoin, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  burn,
  burnBody,
  mint,
  mintBody,
  minted,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { endedLink, newLink } from '../../fixtures/areas/stablecoins/links.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** An enabled stablecoin with tokens, under a link of its own, which shows that it can be minted. */
async function coinWithLink(platform: Platform) {
  const link = await newLink(platform);
  const coin = await enabledCoin(platform, link.id);
  await minted(platform, coin);
  return { link, coin };
}

check.describe('a stablecoin whose provider account is revoked', () => {
  check('cannot be minted', 'STABLECOIN-MINT-026', async ({ platform }) => {
    const { link, coin } = await coinWithLink(platform);
    await endedLink(platform, 'REVOKED', link);
    const before = await heldOf(platform, coin);

    const reply = await mint(platform, coin, mintBody(coin));

    expect(reply, 'the mint').toBeError(400, 'STABLECOIN_PROVIDER_ACCOUNT_REVOKED');
    expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
  });

  check('cannot be burned', 'STABLECOIN-BURN-023', async ({ platform }) => {
    const { link, coin } = await coinWithLink(platform);
    const bank = await accountElsewhere(platform, coin);
    const ask = () => burn(platform, coin, burnBody(coin, bank, { amount: '500' }));
    // The control, for the link cannot be had back.
    expect(await ask(), 'the burn before the link is revoked').toBeSuccess();
    await endedLink(platform, 'REVOKED', link);

    const reply = await ask();

    expect(reply, 'the burn').toBeError(400, 'STABLECOIN_PROVIDER_ACCOUNT_REVOKED');
  });
});
