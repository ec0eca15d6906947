import {
  accountElsewhere,
  type EnabledCoin,
  enabledCoin,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  burn,
  burnBody,
  endedOperation,
  listedOperations,
  minted,
  operationIn,
  readOperation,
  requireBurned,
  statusIn,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import {
  check,
  covers,
  describe,
  expect,
  expectHidden,
  forAll,
  idsIn,
  member,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** A stablecoin that was minted twice and burned once; once per worker. */
function issued(platform: Platform) {
  return platform.once('a stablecoin with operations', async () => {
    const coin = await enabledCoin(platform);
    const bank = await accountElsewhere(platform, coin);
    const mints = [await minted(platform, coin), await minted(platform, coin)];
    const reply = await burn(platform, coin, burnBody(coin, bank));
    const burned = operationIn(requireBurned(platform, reply));
    await endedOperation(platform, burned);
    return { coin, mints, burned, all: [...mints, burned] };
  });
}

async function idsBy(platform: Platform, coin: EnabledCoin, type: string, awaited: string[]) {
  return idsIn(await listedOperations(platform, coin, { operationType: type }, ...awaited));
}

describe('the list of operations', () => {
  check('has each of them once', covers('STABLECOIN-OPERATION-001'), async ({ platform }) => {
    const { coin, all } = await issued(platform);

    const listed = idsIn(await listedOperations(platform, coin, {}, ...all));

    expect([...listed].sort(), 'the operations of a stablecoin').toEqual([...all].sort());
  });

  check('is narrowed to mints', covers('STABLECOIN-OPERATION-002'), async ({ platform }) => {
    const { coin, mints, burned } = await issued(platform);

    const listed = await idsBy(platform, coin, 'MINT', mints);

    expect(listed, 'the mints').toEqual(expect.arrayContaining(mints));
    expect(listed, 'the mints').not.toContain(burned);
  });

  check('is narrowed to burns', covers('STABLECOIN-OPERATION-003'), async ({ platform }) => {
    const { coin, mints, burned } = await issued(platform);

    const listed = await idsBy(platform, coin, 'BURN', [burned]);

    expect(listed, 'the burns').toContain(burned);
    expect(
      listed.filter((id) => mints.includes(id)),
      'mints among the burns',
    ).toEqual([]);
  });

  check(
    'has none of another stablecoin',
    covers('STABLECOIN-OPERATION-004'),
    async ({ platform }) => {
      const { all } = await issued(platform);
      const other = await enabledCoin(platform);
      const own = await minted(platform, other);

      const listed = idsIn(await listedOperations(platform, other, {}, own));

      expect(listed, 'the operations of a stablecoin').toContain(own);
      expect(
        listed.filter((id) => all.includes(id)),
        'those of another',
      ).toEqual([]);
    },
  );

  check('shows one as it is read', covers('STABLECOIN-OPERATION-005'), async ({ platform }) => {
    const { coin, all } = await issued(platform);
    const rows = await listedOperations(platform, coin, {}, ...all);

    for (const id of all) {
      const row = rows.find((each) => member(each, 'id') === id);
      const record = await readOperation(platform, id);
      for (const name of ['stablecoinId', 'operationType', 'amount', 'status']) {
        expect(member(row, name), `the ${name} of an operation`).toBe(member(record, name));
      }
    }
  });

  check(
    'of an unknown stablecoin returns 404',
    covers('STABLECOIN-OPERATION-006'),
    async ({ platform }) => {
      const { coin } = await issued(platform);

      await forAll(
        unknownIdLike(coin.id),
        async (stablecoinId) =>
          expect(await platform.api.listStablecoinOperations({ stablecoinId })).toBeRefused(404),
        2,
      );
      await listedOperations(platform, coin, {});
    },
  );

  check(
    'is not shown to another platform',
    covers('STABLECOIN-FOREIGN-007'),
    async ({ run, platform }) => {
      const { coin, all } = await issued(platform);

      const { api } = otherPlatform(run);
      const reply = await api.listStablecoinOperations({ stablecoinId: coin.id });

      for (const id of all) expectHidden(reply, id);
      await listedOperations(platform, coin, {}, ...all);
    },
  );
});

describe('an operation', () => {
  check('is read by its id', covers('STABLECOIN-OPERATION-007'), async ({ platform }) => {
    const { all } = await issued(platform);

    for (const id of all) {
      const record = await readOperation(platform, id);
      expect(member(record, 'id'), 'the id of an operation').toBe(id);
    }
  });

  check(
    'that is over stays as it ended',
    covers('STABLECOIN-OPERATION-008'),
    async ({ platform }) => {
      const { coin, mints } = await issued(platform);
      const [first = ''] = mints;
      const before = statusIn(await readOperation(platform, first));

      await minted(platform, coin);

      expect(statusIn(await readOperation(platform, first)), 'the status').toBe(before);
    },
  );

  check(
    'that does not exist returns 404',
    covers('STABLECOIN-OPERATION-009'),
    async ({ platform }) => {
      const [known = ''] = (await issued(platform)).mints;

      await forAll(
        unknownIdLike(known),
        async (stablecoinOperationId) => {
          const path = { stablecoinOperationId };
          expect(await platform.api.getStablecoinOperation(path)).toBeRefused(404);
        },
        3,
      );
      await readOperation(platform, known);
    },
  );

  check(
    'that does not exist has its code',
    covers('STABLECOIN-OPERATION-010'),
    async ({ platform }) => {
      const [known = ''] = (await issued(platform)).mints;

      await forAll(
        unknownIdLike(known),
        async (stablecoinOperationId) => {
          const reply = await platform.api.getStablecoinOperation({ stablecoinOperationId });
          expect(reply).toBeError(404, 'STABLECOIN_OPERATION_NOT_FOUND');
        },
        2,
      );
    },
  );

  check(
    'of another platform is not read',
    covers('STABLECOIN-FOREIGN-008'),
    async ({ run, platform }) => {
      const [id = ''] = (await issued(platform)).mints;

      const { api } = otherPlatform(run);
      const reply = await api.getStablecoinOperation({ stablecoinOperationId: id });

      expect(reply).toBeRefused(404);
      await readOperation(platform, id);
    },
  );
});
