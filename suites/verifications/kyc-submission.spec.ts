import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  identified,
  nameIn,
  packetFields,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  isLackOf,
  missingIn,
  outcomeIn,
  problemsIn,
  submit,
  submittedAsAsked,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expect, orFail, type Run, test, unlessConfirmed } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

/**
 * The first complete submission of an individual whose name ends so, once per worker. What is enough
 * of one in letters is complete whatever the name, even where the target still asks for more.
 */
async function completed(run: Run, suffix: string | undefined) {
  if (suffix !== undefined) await completed(run, undefined);
  const platform = platformIn(run, 'unregulated');
  const fullName = nameIn(suffix);
  return platform.once(`complete submission of a name in ${suffix}`, async () => {
    const individual = await identified(platform, { fullName });
    const submitted = suffix === undefined ? submittedInFull : submittedAsAsked;
    const answer = await orFail(() => submitted(platform, individual));
    const reply = await endedAnswer(platform, individual.id, answer);
    const { status } = magicOutcome('individual', fullName);
    return { reply, status: await settledKyc(platform, individual.id, status) };
  });
}

test.describe('a complete submission', () => {
  for (const [suffix, row] of [
    [undefined, 'KYC-SUBMIT-001'],
    ['001', 'KYC-SUBMIT-002'],
    ['002', 'KYC-SUBMIT-003'],
    ['003', 'KYC-SUBMIT-004'],
  ] as const) {
    const wanted = magicOutcome('individual', nameIn(suffix)).status;

    test(`of a name in ${suffix ?? 'letters'} leads to ${wanted}`, covers(row), async ({ run }) => {
      const { reply, status } = await completed(run, suffix);

      expect(reply, 'the submission').toBeSuccess();
      expect(status, 'kycStatus').toBe(wanted);
    });
  }

  for (const [suffix, row] of [
    [undefined, 'KYC-SUBMIT-005'],
    ['002', 'KYC-SUBMIT-007'],
  ] as const) {
    const wanted = magicOutcome('individual', nameIn(suffix)).submission;

    test(`of a name in ${suffix ?? 'letters'} answers ${wanted}`, covers(row), async ({ run }) => {
      const { reply } = await completed(run, suffix);

      if (outcomeIn(reply) !== wanted) {
        unlessConfirmed('G-124', `the submission answered ${outcomeIn(reply)}`);
      }
      expect(outcomeIn(reply)).toBe(wanted);
    });
  }

  test('of a name in 001 is under review', covers('KYC-SUBMIT-006'), async ({ run }) => {
    const { reply } = await completed(run, '001');

    expect(outcomeIn(reply)).toBe('PENDING_MANUAL_REVIEW');
  });

  test('of a name in 003 has errors to resolve', covers('KYC-SUBMIT-008'), async ({ run }) => {
    const { reply } = await completed(run, '003');

    expect(outcomeIn(reply)).toBe('RESOLVE_ERRORS');
  });

  test('of a name in 003 has a poor document', covers('KYC-SUBMIT-009'), async ({ run }) => {
    const { reply } = await completed(run, '003');

    expect(problemsIn(reply).map(({ type }) => type)).toContain('POOR_QUALITY_DOCUMENT');
  });

  test('of a name in 003 lacks no field', covers('KYC-SUBMIT-010'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await identified(platform, { fullName: nameIn('003') });

    const problems = missingIn(await submit(platform, id));

    for (const field of packetFields) {
      expect(
        problems.some((each) => isLackOf(field, each)),
        field,
      ).toBe(false);
    }
  });
});
