import { minted, readOperation, statusIn } from '../../fixtures/areas/stablecoins/issuance.ts';
import { issued } from '../../fixtures/areas/stablecoins/issued.ts';
import { check, expect, expectUnknown, member, otherPlatform } from '../../fixtures/index.ts';

check.describe('reading a stablecoin operation', () => {
  check('by its id shows the operation', 'STABLECOIN-OPERATION-007', async ({ platform }) => {
    const { all } = await issued(platform);

    for (const id of all) {
      const record = await readOperation(platform, id);
      expect(member(record, 'id'), 'the id of the operation').toBe(id);
    }
  });

  check(
    'that is COMPLETED shows COMPLETED after another mint',
    'STABLECOIN-OPERATION-008',
    async ({ platform }) => {
      const { coin, mints } = await issued(platform);
      const [first = ''] = mints;
      const before = statusIn(await readOperation(platform, first));

      await minted(platform, coin);

      const after = statusIn(await readOperation(platform, first));
      const what = 'the status of a COMPLETED operation';
      if (before === 'COMPLETED') expect(after, what).not.toBe('FAILED');
      expect(after, 'the status of the operation').toBe(before);
    },
  );

  check('with an unknown id returns 404', 'STABLECOIN-OPERATION-009', async ({ platform }) => {
    const [known = ''] = (await issued(platform)).mints;

    await expectUnknown(known, (stablecoinOperationId) =>
      platform.api.getStablecoinOperation({ stablecoinOperationId }),
    );
    await readOperation(platform, known);
  });

  check(
    'with an unknown id returns STABLECOIN_OPERATION_NOT_FOUND',
    'STABLECOIN-OPERATION-010',
    async ({ platform }) => {
      const [known = ''] = (await issued(platform)).mints;

      await expectUnknown(
        known,
        (stablecoinOperationId) => platform.api.getStablecoinOperation({ stablecoinOperationId }),
        'STABLECOIN_OPERATION_NOT_FOUND',
      );
      await readOperation(platform, known);
    },
  );

  check('of another platform returns 404', 'STABLECOIN-FOREIGN-008', async ({ run, platform }) => {
    const [id = ''] = (await issued(platform)).mints;

    const { api } = otherPlatform(run);
    const reply = await api.getStablecoinOperation({ stablecoinOperationId: id });

    expect(reply).toBeRefused(404);
    await readOperation(platform, id);
  });
});
