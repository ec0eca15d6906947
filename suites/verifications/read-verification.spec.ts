import {
  answeredBoth,
  isSteady,
  readVerification,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, problemsIn } from '../../fixtures/areas/verifications/submissions.ts';
import {
  blocked,
  covers,
  expect,
  member,
  type Reply,
  settled,
  test,
  text,
} from '../../fixtures/index.ts';

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

      const shown = member(json, 'id');
      // What a read shows is a default; an id that it shows is that of the verification.
      const rests = text(shown) === undefined ? undefined : [];
      expect(shown, 'the id that is read', rests).toBe(id);
    }
  });

  test('has the status it was answered with', covers('VERIFY-READ-002'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    const steady = Object.values(await answeredBoth(platform)).filter(isSteady);
    if (steady.length === 0) blocked('no submission was answered with a status that stays');

    for (const { id, status } of steady) {
      const reply = await settled(
        () => readVerification(platform, id),
        (each) => outcomeIn(each) === status,
        platform.target.settleMs,
      );

      // What a read shows is a default; under this id, the status is that of the contract.
      expect(member(reply.json, 'id'), 'the id that is read', ['G-123']).toBe(id);
      expect(outcomeIn(reply), 'that a status is read', ['G-123']).toBeDefined();
      expect(outcomeIn(reply)).toBe(status);
    }
  });

  test('has the errors it was answered with', covers('VERIFY-READ-003'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open } = await answeredBoth(platform);
    const answered = problems(open.reply);

    const read = problems(await readVerification(platform, open.id));

    expect(read).toEqual(answered);
  });

  test('names its customer', covers('VERIFY-READ-004'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const { id, customerId } of Object.values(await answeredBoth(platform))) {
      const { json } = await readVerification(platform, id);

      expect(member(json, 'customerId')).toBe(customerId);
    }
  });
});
