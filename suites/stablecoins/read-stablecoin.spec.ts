import {
  listedCoins,
  newCoin,
  readCoin,
  symbolIn,
} from '../../fixtures/areas/stablecoins/coins.ts';
import { decided, operatorCoin, pendingCoin } from '../../fixtures/areas/stablecoins/enablement.ts';
import {
  check,
  expect,
  expectListedAsRead,
  expectNarrowed,
  expectUnknown,
  idsIn,
  isListedTwice,
  member,
  optional,
  otherPlatform,
  undecided,
} from '../../fixtures/index.ts';

const LIST = 'listStablecoins';

check.describe('GET /stablecoins/{stablecoinId}', () => {
  check('shows the id and the symbol', 'STABLECOIN-READ-001', async ({ platform }) => {
    const { id, reply } = await newCoin(platform);

    const record = await readCoin(platform, { id });

    expect(member(record, 'id'), 'the id of the stablecoin').toBe(id);
    expect(symbolIn(record), 'the symbol of the stablecoin').toBe(symbolIn(reply.json));
  });

  check('of an unknown stablecoin returns 404', 'STABLECOIN-READ-002', async ({ platform }) => {
    const known = await newCoin(platform);

    await expectUnknown(known.id, (stablecoinId) => platform.api.getStablecoin({ stablecoinId }));
    await readCoin(platform, known);
  });

  check(
    'of an unknown stablecoin returns STABLECOIN_NOT_FOUND',
    'STABLECOIN-READ-003',
    async ({ platform }) => {
      const known = await newCoin(platform);

      await expectUnknown(
        known.id,
        (stablecoinId) => platform.api.getStablecoin({ stablecoinId }),
        'STABLECOIN_NOT_FOUND',
      );
      await readCoin(platform, known);
    },
  );

  check(
    'of a stablecoin of another platform returns 404',
    'STABLECOIN-FOREIGN-003',
    async ({ run, platform }) => {
      const coin = await newCoin(platform);

      const other = otherPlatform(run);
      const reply = await other.api.getStablecoin({ stablecoinId: coin.id });

      expect(reply, 'the read by another platform').toBeRefused(404);
      await readCoin(platform, coin);
      const own = idsIn(await listedCoins(platform, {}, coin.id));
      if (!own.includes(coin.id))
        undecided(
          'GET /stablecoins does not list the stablecoin to the platform that registered it',
        );
      const theirs = idsIn(await listedCoins(other, {}));
      expect(theirs, 'the stablecoins listed to another platform').not.toContain(coin.id);
    },
  );
});

check.describe('the list of stablecoins', () => {
  check('has each stablecoin once', 'STABLECOIN-LIST-001', async ({ platform }) => {
    const ids = [(await newCoin(platform)).id, (await newCoin(platform)).id];

    const listed = idsIn(await listedCoins(platform, {}, ...ids));

    for (const id of ids) {
      const isTwice = await isListedTwice(platform, LIST, {}, id);
      expect(isTwice, 'whether one page lists a stablecoin twice').toBe(false);
    }
    const found = listed.filter((id) => ids.includes(id));
    expect([...found].sort(), 'the stablecoins that are listed').toEqual([...ids].sort());
  });

  check(
    'shows a stablecoin as GET on the stablecoin does',
    'STABLECOIN-LIST-002',
    async ({ platform }) => {
      const coin = await newCoin(platform);

      const read = () => readCoin(platform, coin);
      const row = async () => {
        const rows = await listedCoins(platform, {}, coin.id);
        return rows.find((each) => member(each, 'id') === coin.id);
      };
      const names = ['symbol', 'network', 'networkTokenIdentifier', 'serviceOperationsStatus'];
      await expectListedAsRead(platform, names, { read, row });
      // Whatever the request comes to, both show it.
      await platform.api.requestStablecoinEnablement({ stablecoinId: coin.id });
      await expectListedAsRead(platform, names, { read, row });
    },
  );

  check('can be filtered by issuanceStatus', 'STABLECOIN-LIST-003', async ({ platform }) => {
    const coin = await newCoin(platform);
    await decided(platform, coin, { issuanceStatus: 'REJECTED' });

    const filter = { operation: LIST, name: 'issuanceStatus' } as const;
    await expectNarrowed(platform, { ...filter, values: ['REJECTED', 'PROVISIONED'] }, coin.id);
  });

  check(
    'can be filtered by serviceOperationsStatus',
    'STABLECOIN-LIST-004',
    async ({ platform }) => {
      const asked = await pendingCoin(platform);
      const fresh = await newCoin(platform);

      const filter = { operation: LIST, name: 'serviceOperationsStatus' } as const;
      const states = ['PENDING_APPROVAL', 'NOT_ENABLED'] as const;
      await expectNarrowed(platform, { ...filter, values: states }, asked.id);
      await expectNarrowed(platform, { ...filter, values: [states[1], states[0]] }, fresh.id);
      // Where the operator cannot be asked for these states, the others are still told apart.
      for (const values of [
        ['ENABLED', 'DISABLED'],
        ['DISABLED', 'ENABLED'],
      ] as const) {
        const coin = await optional(() => operatorCoin(platform, values[0]));
        if (coin !== undefined) await expectNarrowed(platform, { ...filter, values }, coin.id);
      }
    },
  );

  check('can be filtered by provider', 'STABLECOIN-LIST-005', async ({ platform }) => {
    const { id } = await newCoin(platform);

    const values = [platform.target.setting('stablecoins.provider'), 'ELSEWHERE'] as const;
    await expectNarrowed(platform, { operation: LIST, name: 'provider', values }, id);
  });
});
