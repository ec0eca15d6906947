import {
  accountElsewhere,
  type EnabledCoin,
  enabledCoin,
  heldInTheEnd,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import { decided } from '../../fixtures/areas/stablecoins/enablement.ts';
import {
  burn,
  burnBody,
  isCompleted,
  mint,
  mintBody,
  minted,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

const NOT_REPRESENTABLE = 'STABLECOIN_AMOUNT_NOT_REPRESENTABLE';

/** Whether a request is refused or fails afterwards is open; that it moves no such amount is not. */
const DONE = 'an amount beyond the precision of the token, which was moved';

/** Tokens that are divided less finely than their currency, and the amounts on both sides of that. */
const COARSE = [
  { decimals: 1, fits: ['10', '1010'], tooFine: ['1', '1011', '1009', '1005'] },
  { decimals: 0, fits: ['100', '1100'], tooFine: ['10', '1110', '1101', '99'] },
];

async function coarseCoin(platform: Platform, decimals: number): Promise<EnabledCoin> {
  const coin = await enabledCoin(platform);
  await decided(platform, coin, { decimals });
  return coin;
}

check.describe('an amount beyond the precision of the token', () => {
  check('cannot be minted', 'STABLECOIN-PRECISION-001', async ({ platform }) => {
    for (const { decimals, fits, tooFine } of COARSE) {
      const coin = await coarseCoin(platform, decimals);
      const before = await heldOf(platform, coin);

      for (const amount of tooFine) {
        const reply = await mint(platform, coin, mintBody(coin, { amount }));
        const what = (await isCompleted(platform, reply)) ? DONE : `a mint of ${amount}`;
        expect(reply, what).toBeError(400, NOT_REPRESENTABLE);
      }

      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
      const [amount] = fits;
      expect(
        await mint(platform, coin, mintBody(coin, { amount })),
        'the same request without the fault',
      ).toBeSuccess();
    }
  });

  check('cannot be burned', 'STABLECOIN-PRECISION-002', async ({ platform }) => {
    const [{ decimals, fits, tooFine } = { decimals: 0, fits: [], tooFine: [] }] = COARSE;
    const coin = await coarseCoin(platform, decimals);
    const bank = await accountElsewhere(platform, coin);
    await minted(platform, coin, '2000');
    const before = await heldOf(platform, coin);

    for (const amount of tooFine) {
      const reply = await burn(platform, coin, burnBody(coin, bank, { amount }));
      const what = (await isCompleted(platform, reply)) ? DONE : `a burn of ${amount}`;
      expect(reply, what).toBeError(400, NOT_REPRESENTABLE);
    }

    expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
    const [amount] = fits;
    expect(
      await burn(platform, coin, burnBody(coin, bank, { amount })),
      'the same request without the fault',
    ).toBeSuccess();
  });
});

check.describe('an amount within the precision of the token', () => {
  check('is minted exactly', 'STABLECOIN-PRECISION-003', async ({ platform }) => {
    for (const { decimals, fits } of [...COARSE, { decimals: 2, fits: ['1', '1011'] }]) {
      const coin = await coarseCoin(platform, decimals);
      let { tokens, money } = await heldOf(platform, coin);

      for (const amount of fits) {
        const reply = await mint(platform, coin, mintBody(coin, { amount }));

        expect(reply, `a mint of ${amount}`).toBeSuccess();
        [tokens, money] = [
          Math.round(tokens * 100 + Number(amount)) / 100,
          Math.round(money * 100 - Number(amount)) / 100,
        ];
        const expected = { tokens, money };
        expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
          expected,
        );
      }
    }
  });
});
