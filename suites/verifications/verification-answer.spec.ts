import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  identified,
  nameIn,
  newIndividual,
  undecidedIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import { dispensable } from '../../fixtures/areas/verifications/missing-field.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  outcomeIn,
  problemsIn,
  submit,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  inParallel,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const NONE_LACKS =
  'POST /customers refuses an individual without a birthDate, an idType or an address, so no submission lacks one';

/** What is left out of an individual, as far as a create may lack it; an identity document always is. */
async function lacking(platform: Platform) {
  const taken = await dispensable(platform);
  return taken.filter((field) => ['birthDate', 'idType', 'address'].includes(field));
}

check.describe('the response of POST /verifications', () => {
  for (const [fact, row] of [
    ['has a verificationStatus', 'VERIFY-ANSWER-001'],
    ['has a string as verificationStatus', 'VERIFY-ANSWER-002'],
    ['has a verificationStatus that the contract lists', 'VERIFY-ANSWER-003'],
    ['with RESOLVE_ERRORS has errors as a list', 'VERIFY-ANSWER-004'],
    ['with RESOLVE_ERRORS has at least one entry in errors', 'VERIFY-ANSWER-005'],
    ['names the resource in every entry of errors', 'VERIFY-ANSWER-006'],
    ['has a type in every entry of errors', 'VERIFY-ANSWER-007'],
    ['has a reason in every entry of errors', 'VERIFY-ANSWER-008'],
    ['names the field in a MISSING_FIELD entry of errors', 'VERIFY-ANSWER-009'],
    ['lists acceptedDocumentTypes for a missing document', 'VERIFY-ANSWER-010'],
    ['lists only acceptedDocumentTypes of the contract', 'VERIFY-ANSWER-011'],
    ['has a string as type in every entry of errors', 'VERIFY-ANSWER-013'],
  ] as const) {
    check(fact, row, async ({ run }) => {
      const platform = platformOfAnyMode(run);

      // One answer with errors for each type that the contract names, and one without.
      await expectNoFindingOn(row, async () => {
        const without = await lacking(platform);
        if (without.length === 0 && row === 'VERIFY-ANSWER-009') undecided(NONE_LACKS);
        const { id } = await undecidedIndividual(platform, { without });
        await submit(platform, id);
        await inParallel(['001', '003'], async (suffix) => {
          const complete = await identified(platform, { fullName: nameIn(suffix) });
          await submit(platform, complete.id);
        });
      });
    });
  }

  check('lists each problem once', 'VERIFY-ANSWER-012', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const without = await lacking(platform);
    const { id } = await undecidedIndividual(platform, { without });

    const problems = problemsIn(await submit(platform, id)).map((each) => JSON.stringify(each));

    expect(problems.length, 'the number of errors').toBeGreaterThan(0);
    expect(problems, 'the errors of the submission').toEqual([...new Set(problems)]);
  });

  check('with APPROVED has no entry in errors', 'VERIFY-ANSWER-014', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const individual = await newIndividual(platform, { without: await lacking(platform) });
    const first = problemsIn(await submit(platform, individual.id));
    expect(first.length, 'the number of errors at first').toBeGreaterThan(0);

    const last = await submittedInFull(platform, individual);

    const answer = await endedAnswer(platform, individual.id, last);
    if (outcomeIn(answer) !== 'APPROVED')
      undecided(
        `the submission of the completed individual is ${outcomeIn(answer)} and not APPROVED`,
      );
    expect(problemsIn(answer), 'the errors of the APPROVED submission').toEqual([]);
  });
});
