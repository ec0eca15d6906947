import {
  accountElsewhere,
  type EnabledCoin,
  enabledCoin,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import { mint, mintBody } from '../../fixtures/areas/stablecoins/issuance.ts';
import {
  check,
  expect,
  expectUnknown,
  forAll,
  inParallel,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Holds that mints with other members are refused, move nothing, and that one without them is accepted. */
async function expectRefused(
  platform: Platform,
  coin: EnabledCoin,
  members: readonly Readonly<Record<string, unknown>>[],
  [status, code]: readonly [number, string],
): Promise<void> {
  const before = await heldOf(platform, coin);

  await inParallel(members, async (each) => {
    const reply = await mint(platform, coin, mintBody(coin, each));
    expect(reply, `a mint with ${JSON.stringify(each)}`).toBeError(status, code);
  });

  expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
  expect(
    await mint(platform, coin, mintBody(coin)),
    'the same request without the fault',
  ).toBeSuccess();
}

check.describe('a mint', () => {
  check(
    'of an amount that is not a string of digits returns 400',
    'STABLECOIN-MINT-010',
    async ({ platform }) => {
      const amounts = ['', '-1000', '10.5', '1e3', ' 1000', 'ten', 1000, null];
      const members = amounts.map((amount) => ({ amount }));

      const coin = await enabledCoin(platform);
      await expectRefused(platform, coin, members, [400, 'INVALID_INPUT']);
    },
  );

  check('of zero returns 400', 'STABLECOIN-MINT-011', async ({ platform }) => {
    const members = [{ amount: '0' }, { amount: '000' }];

    const coin = await enabledCoin(platform);
    await expectRefused(platform, coin, members, [400, 'INVALID_INPUT']);
  });

  for (const [name, row] of [
    ['amount', 'STABLECOIN-MINT-012'],
    ['fundingSource', 'STABLECOIN-MINT-013'],
    ['destination', 'STABLECOIN-MINT-014'],
  ] as const) {
    check(`without ${name} returns 400 INVALID_INPUT`, row, async ({ platform }) => {
      const coin = await enabledCoin(platform);

      await expectRefused(platform, coin, [{ [name]: undefined }], [400, 'INVALID_INPUT']);
    });
  }

  check(
    'with a fundingSource of an unknown type returns 400',
    'STABLECOIN-MINT-015',
    async ({ platform }) => {
      const members = [{ fundingSource: { type: 'CASH' } }];

      const coin = await enabledCoin(platform);
      await expectRefused(platform, coin, members, [400, 'INVALID_INPUT']);
    },
  );

  check(
    'to an unknown internal account returns 404',
    'STABLECOIN-MINT-016',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);

      await forAll(
        unknownIdLike(coin.holder),
        async (accountId) => {
          const members = [{ destination: { accountId } }];
          await expectRefused(platform, coin, members, [404, 'ACCOUNT_NOT_FOUND']);
        },
        1,
      );
    },
  );

  check(
    'from an unknown external account returns 404',
    'STABLECOIN-MINT-017',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const known = await accountElsewhere(platform, coin);
      const from = (externalAccountId: string) => ({
        fundingSource: { type: 'ACH_DEBIT', externalAccountId },
      });

      await expectUnknown(
        known,
        (id) => mint(platform, coin, mintBody(coin, from(id))),
        'STABLECOIN_EXTERNAL_ACCOUNT_NOT_FOUND',
      );
      const control = await mint(platform, coin, mintBody(coin, from(known)));
      expect(control, 'a mint from an external account that exists').toBeSuccess();
    },
  );

  check('by ACH from a crypto wallet returns 400', 'STABLECOIN-MINT-018', async ({ platform }) => {
    const coin = await enabledCoin(platform);
    const [wallet, bank] = [
      await accountElsewhere(platform, coin, { kind: 'ETHEREUM_WALLET' }),
      await accountElsewhere(platform, coin),
    ];
    const from = (externalAccountId: string) => ({
      fundingSource: { type: 'ACH_DEBIT', externalAccountId },
    });

    const reply = await mint(platform, coin, mintBody(coin, from(wallet)));

    expect(reply, 'a mint by ACH from a crypto wallet').toBeError(
      400,
      'STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED',
    );
    const control = await mint(platform, coin, mintBody(coin, from(bank)));
    expect(control, 'a mint by ACH from a bank account').toBeSuccess();
  });

  check('of an unknown stablecoin returns 404', 'STABLECOIN-MINT-019', async ({ platform }) => {
    const coin = await enabledCoin(platform);

    await expectUnknown(coin.id, (id) => mint(platform, { id }, mintBody(coin)));
    expect(
      await mint(platform, coin, mintBody(coin)),
      'a mint of a stablecoin that exists',
    ).toBeSuccess();
  });

  check(
    'of an unknown stablecoin returns STABLECOIN_NOT_FOUND',
    'STABLECOIN-MINT-020',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);

      await expectUnknown(
        coin.id,
        (id) => mint(platform, { id }, mintBody(coin)),
        'STABLECOIN_NOT_FOUND',
      );
      expect(
        await mint(platform, coin, mintBody(coin)),
        'a mint of a stablecoin that exists',
      ).toBeSuccess();
    },
  );

  check(
    'of a stablecoin of another platform is refused',
    'STABLECOIN-FOREIGN-004',
    async ({ run, platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);

      const reply = await mint(otherPlatform(run), coin, mintBody(coin));

      expect(reply, 'the mint by another platform').toBeRefused();
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
      expect(
        await mint(platform, coin, mintBody(coin)),
        'the same request by its own platform',
      ).toBeSuccess();
    },
  );
});
