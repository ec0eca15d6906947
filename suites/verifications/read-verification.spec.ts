import {
  answeredBoth,
  isSteady,
  readVerification,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, problemsIn } from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expectByGap, member, type Reply, test } from '../../fixtures/index.ts';

/** The problems of an answer, in whatever order they and the types they accept came. */
function problems(reply: Reply): readonly string[] {
  return problemsIn(reply)
    .map((each) => ({ ...each, acceptedDocumentTypes: each.acceptedDocumentTypes.toSorted() }))
    .map((each) => JSON.stringify(each))
    .sort();
}

test.describe('a verification', () => {
  test('is read by its id', covers('VERIFY-READ-001'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const { id } of Object.values(await answeredBoth(platform))) {
      const { json } = await readVerification(platform, id);

      expectByGap('G-123', member(json, 'id') === id, `${id} reads as ${member(json, 'id')}`);
    }
  });

  test('has the status it was answered with', covers('VERIFY-READ-002'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const { id, status } of Object.values(await answeredBoth(platform)).filter(isSteady)) {
      const read = outcomeIn(await readVerification(platform, id));

      expectByGap('G-123', read === status, `what was answered ${status} reads as ${read}`);
    }
  });

  test('has the errors it was answered with', covers('VERIFY-READ-003'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open } = await answeredBoth(platform);
    const answered = problems(open.reply);

    const read = problems(await readVerification(platform, open.id));

    const isSame = JSON.stringify(read) === JSON.stringify(answered);
    expectByGap('G-123', isSame, `the errors ${answered} read as ${read}`);
  });

  test('names its customer', covers('VERIFY-READ-004'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const { id, customerId } of Object.values(await answeredBoth(platform))) {
      const { json } = await readVerification(platform, id);

      const named = member(json, 'customerId');
      expectByGap('G-123', named === customerId, `that of ${customerId} names ${named}`);
    }
  });
});
