import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { enabledCoin, heldInTheEnd, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import { mint, mintBody } from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, expect, otherPlatform } from '../../fixtures/index.ts';

check.describe('a mint', () => {
  check(
    'from an account of another platform is refused',
    'STABLECOIN-FOREIGN-009',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const foreign = await newPayer(other);
      const before = await balanceOf(other, foreign);
      const coin = await enabledCoin(platform);
      const held = await heldOf(platform, coin);
      const own = mintBody(coin);
      const fundingSource = Object.assign({}, own['fundingSource'], {
        accountId: foreign.accountId,
      });

      const reply = await mint(platform, coin, { ...own, fundingSource });

      expect(reply, 'the mint from the account of another platform').toBeRefused();
      expect(await heldInTheEnd(platform, coin, held), 'the balances').toEqual(held);
      const after = await balanceOf(other, foreign);
      expect(after, 'the balance of the account of another platform').toBe(before);
      expect(
        await mint(platform, coin, own),
        'the same from an account of its own platform',
      ).toBeSuccess();
    },
  );
});
