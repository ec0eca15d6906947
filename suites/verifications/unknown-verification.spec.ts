import {
  answeredBoth,
  askForVerification,
  readVerification,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformBeside, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  covers,
  expectByGap,
  expectHidden,
  expectMissing,
  expectRefusal,
  forAll,
  isSuccess,
  type Reply,
  test,
} from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const RUNS = 5;

test.describe('a verification', () => {
  for (const [fact, row, hold] of [
    ['that does not exist returns 404', 'VERIFY-READ-005', missing],
    ['that does not exist is called that', 'VERIFY-READ-006', calledMissing],
  ] as const) {
    test(fact, covers(row), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const { open } = await answeredBoth(platform);
      await readVerification(platform, open.id);

      await forAll(
        unknownIdLike(open.id),
        async (id) => hold(await askForVerification(platform, id)),
        RUNS,
      );
    });
  }

  test('is not read by another platform', covers('VERIFY-READ-007'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open } = await answeredBoth(platform);

    const reply = await askForVerification(platformBeside(run, platform), open.id);

    expectHidden(reply, open.id);
    expectHidden(reply, open.customerId);
    await readVerification(platform, open.id);
  });

  test('is none under an id of another form', covers('VERIFY-READ-008'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = (await answeredBoth(platform)).open;
    await readVerification(platform, id);
    const spelt = [`${id}0`, id.slice(0, -1), id.replace(':', '::')];

    for (const wrong of spelt) expectNone(wrong, await askForVerification(platform, wrong));
    await forAll(
      malformedId('Verification'),
      async (wrong) => expectNone(wrong, await askForVerification(platform, wrong)),
      RUNS,
    );
  });
});

function missing(reply: Reply): void {
  expectMissing(reply, 'G-123');
}

function calledMissing(reply: Reply): void {
  expectRefusal(reply, 'G-11', 404, 'VERIFICATION_NOT_FOUND');
}

function expectNone(id: string, reply: Reply): void {
  expectByGap('G-07', !isSuccess(reply), `${id} answered ${reply.status}`);
}
