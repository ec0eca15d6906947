import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expectHidden, expectMissing } from '../../fixtures/check/gap-path.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import {
  answeredBoth,
  askForVerification,
  readVerification,
} from '../../fixtures/verifications/answered-submissions.ts';
import { platformBeside, platformIn } from '../../fixtures/verifications/mode.ts';
import { malformedId } from '../../generators/ids/malformed-id.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

const RUNS = 5;

test.describe('a verification', () => {
  for (const [fact, row, hold] of [
    ['that does not exist returns 404', 'VERIFY-READ-005', missing],
    ['that does not exist is called that', 'VERIFY-READ-006', calledMissing],
  ] as const) {
    test(fact, covers(row), async ({ session }) => {
      const platform = platformIn(session, 'unregulated');
      const { open } = await answeredBoth(platform);
      await readVerification(platform, open.id);

      await forAll(
        unknownIdLike(open.id),
        async (id) => hold(await askForVerification(platform, id)),
        RUNS,
      );
    });
  }

  test('is not read by another platform', covers('VERIFY-READ-007'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const { open } = await answeredBoth(platform);

    const reply = await askForVerification(platformBeside(session, platform), open.id);

    expectHidden(reply, open.id);
    expectHidden(reply, open.customerId);
    await readVerification(platform, open.id);
  });

  test('is none under an id of another form', covers('VERIFY-READ-008'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
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
