import { minted, readOperation, statusIn } from '../../fixtures/areas/stablecoins/issuance.ts';
import { issued } from '../../fixtures/areas/stablecoins/issued.ts';
import {
  check,
  covers,
  describe,
  expect,
  forAll,
  member,
  otherPlatform,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

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
