import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Session } from '../../fixtures/platform/session.ts';
import { endedAnswer } from '../../fixtures/verifications/answered-submissions.ts';
import {
  identified,
  nameIn,
  packetFields,
  settledKyc,
} from '../../fixtures/verifications/individuals.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';
import {
  isLackOf,
  missingIn,
  outcomeIn,
  problemsIn,
  submit,
  submittedAsAsked,
  submittedInFull,
} from '../../fixtures/verifications/submissions.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

/**
 * The first complete submission of an individual whose name ends so, once per worker. What is enough
 * of one in letters is complete whatever the name, even where the target still asks for more.
 */
async function completed(session: Session, suffix: string | undefined) {
  if (suffix !== undefined) await completed(session, undefined);
  const platform = platformIn(session, 'unregulated');
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

    test(
      `of a name in ${suffix ?? 'letters'} leads to ${wanted}`,
      covers(row),
      async ({ session }) => {
        const { reply, status } = await completed(session, suffix);

        expect(reply, 'the submission').toBeSuccess();
        expect(status, 'kycStatus').toBe(wanted);
      },
    );
  }

  for (const [suffix, row] of [
    [undefined, 'KYC-SUBMIT-005'],
    ['002', 'KYC-SUBMIT-007'],
  ] as const) {
    const wanted = magicOutcome('individual', nameIn(suffix)).submission;

    test(
      `of a name in ${suffix ?? 'letters'} answers ${wanted}`,
      covers(row),
      async ({ session }) => {
        const { reply } = await completed(session, suffix);

        if (outcomeIn(reply) !== wanted) {
          unlessConfirmed('G-124', `the submission answered ${outcomeIn(reply)}`);
        }
        expect(outcomeIn(reply)).toBe(wanted);
      },
    );
  }

  test('of a name in 001 is under review', covers('KYC-SUBMIT-006'), async ({ session }) => {
    const { reply } = await completed(session, '001');

    expect(outcomeIn(reply)).toBe('PENDING_MANUAL_REVIEW');
  });

  test('of a name in 003 has errors to resolve', covers('KYC-SUBMIT-008'), async ({ session }) => {
    const { reply } = await completed(session, '003');

    expect(outcomeIn(reply)).toBe('RESOLVE_ERRORS');
  });

  test('of a name in 003 has a poor document', covers('KYC-SUBMIT-009'), async ({ session }) => {
    const { reply } = await completed(session, '003');

    expect(problemsIn(reply).map(({ type }) => type)).toContain('POOR_QUALITY_DOCUMENT');
  });

  test('of a name in 003 lacks no field', covers('KYC-SUBMIT-010'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
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
