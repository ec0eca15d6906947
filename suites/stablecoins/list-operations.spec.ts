import {
  accountElsewhere,
  type EnabledCoin,
  enabledCoin,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  endedOperation,
  listedOperations,
  mint,
  mintBody,
  minted,
  operationIn,
  readOperation,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { issued } from '../../fixtures/areas/stablecoins/issued.ts';
import {
  check,
  expect,
  expectHidden,
  expectListedAsRead,
  expectUnknown,
  idsIn,
  inParallel,
  isSuccess,
  member,
  optional,
  otherPlatform,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

async function idsBy(platform: Platform, coin: EnabledCoin, type: string, awaited: string[]) {
  return idsIn(await listedOperations(platform, coin, { operationType: type }, ...awaited));
}

check.describe('the list of stablecoin operations', () => {
  check('has each operation once', 'STABLECOIN-OPERATION-001', async ({ platform }) => {
    const { coin, all } = await issued(platform);
    const bank = await accountElsewhere(platform, coin, { kind: 'USD_ACCOUNT', suffix: '002' });
    const fundingSources = [{ type: 'WIRE' }, { type: 'ACH_DEBIT', externalAccountId: bank }];
    const open = await inParallel(fundingSources, (fundingSource) =>
      mint(platform, coin, mintBody(coin, { fundingSource })),
    );
    const ids = [...all, ...open.filter(isSuccess).map(operationIn)];
    // One waits for its money, and the other has failed by then.
    const [, debited] = open;
    if (debited !== undefined && isSuccess(debited))
      await optional(() => endedOperation(platform, operationIn(debited)));

    const listed = idsIn(await listedOperations(platform, coin, {}, ...ids));

    // Another check may have minted more.
    const found = listed.filter((id) => ids.includes(id));
    expect([...found].sort(), 'the operations of a stablecoin').toEqual([...ids].sort());
  });

  check(
    'with operationType MINT has only mints',
    'STABLECOIN-OPERATION-002',
    async ({ platform }) => {
      const { coin, mints, burned } = await issued(platform);

      const listed = await idsBy(platform, coin, 'MINT', mints);

      expect(listed, 'the operations listed with operationType MINT').toEqual(
        expect.arrayContaining(mints),
      );
      expect(listed, 'the operations listed with operationType MINT').not.toContain(burned);
    },
  );

  check(
    'with operationType BURN has only burns',
    'STABLECOIN-OPERATION-003',
    async ({ platform }) => {
      const { coin, mints, burned } = await issued(platform);

      const listed = await idsBy(platform, coin, 'BURN', [burned]);

      expect(listed, 'the operations listed with operationType BURN').toContain(burned);
      expect(
        listed.filter((id) => mints.includes(id)),
        'the mints listed with operationType BURN',
      ).toEqual([]);
    },
  );

  check(
    'does not have the operations of another stablecoin',
    'STABLECOIN-OPERATION-004',
    async ({ platform }) => {
      const { all } = await issued(platform);
      const other = await enabledCoin(platform);
      const own = await minted(platform, other);

      for (const filter of [{}, { operationType: 'MINT' }]) {
        const listed = idsIn(await listedOperations(platform, other, filter, own));

        // A service may have other words for the types.
        if ('operationType' in filter && !listed.includes(own)) continue;
        expect(listed, 'the operations of a stablecoin').toContain(own);
        expect(
          listed.filter((id) => all.includes(id)),
          'the operations of another stablecoin that are listed',
        ).toEqual([]);
      }
    },
  );

  check(
    'shows an operation as GET on the operation does',
    'STABLECOIN-OPERATION-005',
    async ({ platform }) => {
      const { coin, all } = await issued(platform);

      for (const id of all) {
        const read = () => readOperation(platform, id);
        const row = async () => {
          const rows = await listedOperations(platform, coin, {}, id);
          return rows.find((each) => member(each, 'id') === id);
        };
        const names = ['stablecoinId', 'operationType', 'amount', 'status'];
        await expectListedAsRead(platform, names, { read, row });
      }
    },
  );

  check(
    'of an unknown stablecoin returns 404',
    'STABLECOIN-OPERATION-006',
    async ({ platform }) => {
      const { coin } = await issued(platform);

      await expectUnknown(coin.id, (stablecoinId) =>
        platform.api.listStablecoinOperations({ stablecoinId }),
      );
      await listedOperations(platform, coin, {});
    },
  );

  check('is not shown to another platform', 'STABLECOIN-FOREIGN-007', async ({ run, platform }) => {
    const { coin, all } = await issued(platform);

    const { api } = otherPlatform(run);
    const reply = await api.listStablecoinOperations({ stablecoinId: coin.id });

    for (const id of all) expectHidden(reply, id);
    const own = idsIn(await listedOperations(platform, coin, {}, ...all));
    if (!all.every((id) => own.includes(id)))
      undecided(
        'GET /stablecoins/{stablecoinId}/operations does not list every operation to the platform that owns the stablecoin',
      );
  });
});
