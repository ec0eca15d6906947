import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  accountElsewhere,
  coinLike,
  enabledCoin,
  heldInTheEnd,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  burn,
  burnBody,
  mint,
  mintBody,
  minted,
} from '../../fixtures/areas/stablecoins/issuance.ts';
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

  check(
    'to an account of another platform is refused',
    'STABLECOIN-FOREIGN-009',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const coin = await enabledCoin(platform);
      const foreign = await coinLike(other, platform, coin);
      const before = [await heldOf(platform, coin), await heldOf(other, foreign)] as const;

      const destination = { accountId: foreign.holder };
      const reply = await mint(platform, coin, mintBody(coin, { destination }));

      expect(reply, 'the mint to the account of another platform').toBeRefused();
      const after = [
        await heldInTheEnd(platform, coin, before[0]),
        await heldInTheEnd(other, foreign, before[1]),
      ];
      expect(after, 'the balances of both platforms').toEqual(before);
      expect(
        await mint(platform, coin, mintBody(coin)),
        'the same to an account of its own platform',
      ).toBeSuccess();
    },
  );
});

check.describe('a burn', () => {
  check(
    'from an account of another platform is refused',
    'STABLECOIN-FOREIGN-005',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const coin = await enabledCoin(platform);
      await minted(platform, coin);
      const bank = await accountElsewhere(platform, coin);
      const foreign = await coinLike(other, platform, coin);
      await minted(other, foreign);
      const before = [await heldOf(platform, coin), await heldOf(other, foreign)] as const;

      const source = { type: 'SERVICE_INTERNAL_ACCOUNT', accountId: foreign.holder };
      const reply = await burn(platform, coin, burnBody(coin, bank, { source }));

      expect(reply, 'the burn from the account of another platform').toBeRefused();
      const after = [
        await heldInTheEnd(platform, coin, before[0]),
        await heldInTheEnd(other, foreign, before[1]),
      ];
      expect(after, 'the balances of both platforms').toEqual(before);
      expect(
        await burn(platform, coin, burnBody(coin, bank)),
        'the same from an account of its own platform',
      ).toBeSuccess();
    },
  );
});
