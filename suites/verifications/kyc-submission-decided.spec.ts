import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  identified,
  nameIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { expectLackOf } from '../../fixtures/areas/verifications/missing-item.ts';
import { decidingAtCreation, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  outcomeIn,
  problemsIn,
  submit,
  submittedAsAsked,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expect, type Mode, type Reply, type Run, test } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const OPEN = ['001', '003'] as const;

/** What is enough of a name in 001 is complete, even where the target still asks for more in 003. */
async function completed(
  run: Run,
  mode: Mode,
  suffix: (typeof OPEN)[number],
): Promise<{ reply: Reply; status: string }> {
  if (suffix !== '001') await completed(run, mode, '001');
  const platform = platformIn(run, mode);
  const { status } = magicOutcome('individual', suffix);
  return platform.once(`complete submission in ${suffix} after creation`, async () => {
    const individual = await identified(platform, { fullName: nameIn(suffix) });
    await settledKyc(platform, individual.id, status);
    const submitted = suffix === '001' ? submittedInFull : submittedAsAsked;
    const answer = await submitted(platform, individual);
    const reply = await endedAnswer(platform, individual.id, answer);
    return { reply, status: await kycStatusOf(platform, individual.id) };
  });
}

/** A submission that lacks the birth date and the document. */
async function incomplete(run: Run, mode: Mode, suffix: (typeof OPEN)[number]) {
  const platform = platformIn(run, mode);
  const { status: wanted } = magicOutcome('individual', suffix);
  return platform.once(`incomplete submission in ${suffix} after creation`, async () => {
    const sought = { fullName: nameIn(suffix), without: ['birthDate'] } as const;
    const { id } = await newIndividual(platform, sought);
    await settledKyc(platform, id, wanted);
    const reply = await submit(platform, id);
    return { reply, wanted, status: await kycStatusOf(platform, id) };
  });
}

for (const mode of decidingAtCreation) {
  test.describe(`${mode}, a submission after creation`, () => {
    test('of a complete 001 is under review', covers('KYC-SUBMIT-011'), async ({ run }) => {
      const { reply } = await completed(run, mode, '001');

      expect(reply).toBeSuccess();
      expect(outcomeIn(reply)).toBe('PENDING_MANUAL_REVIEW');
    });

    test('of a complete 003 has a poor document', covers('KYC-SUBMIT-013'), async ({ run }) => {
      const { reply } = await completed(run, mode, '003');

      expect(reply).toBeSuccess();
      expect(outcomeIn(reply)).toBe('RESOLVE_ERRORS');
      expect(problemsIn(reply).map(({ type }) => type)).toContain('POOR_QUALITY_DOCUMENT');
    });

    for (const [suffix, row] of [
      ['001', 'KYC-SUBMIT-012'],
      ['003', 'KYC-SUBMIT-014'],
    ] as const) {
      test(`of a complete ${suffix} leaves its status`, covers(row), async ({ run }) => {
        const { status } = await completed(run, mode, suffix);

        expect(status).toBe(magicOutcome('individual', suffix).status);
      });
    }

    for (const [suffix, row] of [
      ['001', 'KYC-SUBMIT-015'],
      ['003', 'KYC-SUBMIT-016'],
    ] as const) {
      test(`of an incomplete ${suffix} names what lacks`, covers(row), async ({ run }) => {
        const { reply } = await incomplete(run, mode, suffix);

        expectLackOf(reply, 'birthDate');
        const types = problemsIn(reply).map(({ type }) => type);
        expect(types).toContain('MISSING_IDENTITY_DOCUMENT');
      });
    }

    test('that is incomplete changes no status', covers('KYC-SUBMIT-017'), async ({ run }) => {
      for (const suffix of OPEN) {
        const { status, wanted } = await incomplete(run, mode, suffix);

        expect(status, suffix).toBe(wanted);
      }
    });
  });
}
