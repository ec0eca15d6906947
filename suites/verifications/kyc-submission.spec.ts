import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  type Individual,
  identified,
  nameIn,
  nameTakenFurther,
  packetFields,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  heldInFull,
  isLackOf,
  missingIn,
  outcomeIn,
  problemsIn,
  submit,
  submittedAsAsked,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, type Platform, type Reply } from '../../fixtures/index.ts';

/**
 * The answer to an individual who is submitted with everything. What is enough of a name that is taken
 * further is complete whatever the name, even where the target asks another name for more.
 */
async function submitComplete(platform: Platform, individual: Individual): Promise<Reply> {
  const fullName = await nameTakenFurther(platform);
  const isTakenFurther = individual.complete['fullName'] === fullName;
  if (!isTakenFurther) {
    await platform.once(`a complete submission of ${fullName}`, async () => {
      return heldInFull(platform, await identified(platform, { fullName }));
    });
  }
  const submitted = isTakenFurther ? heldInFull : submittedAsAsked;
  const answer = await submitted(platform, individual);
  return endedAnswer(platform, individual.id, answer);
}

check.describe('a complete submission', () => {
  for (const [suffix, status, row] of [
    [undefined, 'APPROVED', 'KYC-SUBMIT-001'],
    ['001', 'PENDING', 'KYC-SUBMIT-002'],
    ['002', 'REJECTED', 'KYC-SUBMIT-003'],
    ['003', 'UNVERIFIED', 'KYC-SUBMIT-004'],
  ] as const) {
    check(
      `for a name ending in ${suffix ?? 'letters'} leads to the kycStatus ${status}`,
      row,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const individual = await identified(platform, { fullName: nameIn(suffix) });

        const reply = await submitComplete(platform, individual);

        expect(reply, 'the submission').toBeSuccess();
        expect(
          await settledKyc(platform, individual.id, status),
          'the kycStatus after the submission',
        ).toBe(status);
      },
    );
  }

  for (const [suffix, outcome, row] of [
    [undefined, 'APPROVED', 'KYC-SUBMIT-005'],
    ['002', 'REJECTED', 'KYC-SUBMIT-007'],
  ] as const) {
    check(
      `for a name ending in ${suffix ?? 'letters'} returns ${outcome}`,
      row,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const individual = await identified(platform, { fullName: nameIn(suffix) });

        const seen = outcomeIn(await submitComplete(platform, individual));

        // How it is answered is a default, that it is not decided the other way is stated.
        const other = outcome === 'APPROVED' ? 'REJECTED' : 'APPROVED';
        expect(seen, 'the verificationStatus, against that of the other decision').not.toBe(other);
        expect(seen, 'the verificationStatus of the submission').toBe(outcome);
      },
    );
  }

  check(
    'for a name ending in 001 returns PENDING_MANUAL_REVIEW',
    'KYC-SUBMIT-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const individual = await identified(platform, { fullName: nameIn('001') });

      const reply = await submitComplete(platform, individual);

      expect(outcomeIn(reply), 'the verificationStatus of the submission').toBe(
        'PENDING_MANUAL_REVIEW',
      );
    },
  );

  check('for a name ending in 003 returns RESOLVE_ERRORS', 'KYC-SUBMIT-008', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const individual = await identified(platform, { fullName: nameIn('003') });

    const reply = await submitComplete(platform, individual);

    expect(outcomeIn(reply), 'the verificationStatus of the submission').toBe('RESOLVE_ERRORS');
  });

  check(
    'for a name ending in 003 returns a POOR_QUALITY_DOCUMENT error',
    'KYC-SUBMIT-009',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const individual = await identified(platform, { fullName: nameIn('003') });

      const reply = await submitComplete(platform, individual);

      expect(
        problemsIn(reply).map(({ type }) => type),
        'the types of the errors',
      ).toContain('POOR_QUALITY_DOCUMENT');
    },
  );

  check('for a name ending in 003 lists no field as missing', 'KYC-SUBMIT-010', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await identified(platform, { fullName: nameIn('003') });

    const problems = missingIn(await submit(platform, id));

    for (const field of packetFields) {
      const isNamed = problems.some((each) => isLackOf(field, each));
      expect(isNamed, `whether an error names ${field}`).toBe(false);
    }
  });
});
