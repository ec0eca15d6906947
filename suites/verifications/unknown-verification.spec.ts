import {
  answeredBoth,
  readVerification,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformBeside, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, expectHidden, forAll } from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const RUNS = 5;

check.describe('GET on a verification', () => {
  check('that does not exist returns 404', 'VERIFY-READ-005', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { open } = await answeredBoth(platform);
    await readVerification(platform, open.id);

    await forAll(
      unknownIdLike(open.id),
      async (id) =>
        expect(await platform.api.getVerification({ verificationId: id })).toBeRefused(404),
      RUNS,
    );
  });

  check(
    'that does not exist returns VERIFICATION_NOT_FOUND',
    'VERIFY-READ-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { open } = await answeredBoth(platform);
      await readVerification(platform, open.id);

      await forAll(
        unknownIdLike(open.id),
        async (id) => {
          const reply = await platform.api.getVerification({ verificationId: id });
          expect(reply).toBeError(404, 'VERIFICATION_NOT_FOUND');
        },
        RUNS,
      );
    },
  );

  check('of another platform is refused', 'VERIFY-READ-007', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { open } = await answeredBoth(platform);

    const reply = await platformBeside(run, platform).api.getVerification({
      verificationId: open.id,
    });

    expectHidden(reply, open.id);
    expectHidden(reply, open.customerId);
    await readVerification(platform, open.id);
  });

  check('with a malformed id is refused', 'VERIFY-READ-008', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = (await answeredBoth(platform)).open;
    await readVerification(platform, id);
    const alike = [`${id}0`, id.slice(0, -1), id.replace(':', '::')];

    for (const wrong of alike) {
      expect(await platform.api.getVerification({ verificationId: wrong }), wrong).toBeRefused();
    }
    await forAll(
      malformedId('Verification'),
      async (wrong) =>
        expect(await platform.api.getVerification({ verificationId: wrong }), wrong).toBeRefused(),
      RUNS,
    );
  });
});
