import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  type Individual,
  identified,
  nameIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { expectMissingField } from '../../fixtures/areas/verifications/missing-field.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  outcomeIn,
  problemsIn,
  submit,
  submittedAsAsked,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, type Platform } from '../../fixtures/index.ts';

/** The status that a name leads to at creation, and in which it can be submitted. */
const OPEN = [
  ['001', 'PENDING'],
  ['003', 'UNVERIFIED'],
] as const;

/**
 * The answer to an individual who is submitted with everything. What is enough of a name in 001 is
 * complete, even where the target asks a name in 003 for more.
 */
async function submitComplete(platform: Platform, individual: Individual, suffix: string) {
  if (suffix !== '001') {
    await platform.once(
      'a complete submission of a name ending in 001 after creation',
      async () => {
        const pending = await identified(platform, { fullName: nameIn('001') });
        await settledKyc(platform, pending.id, 'PENDING');
        return submittedInFull(platform, pending);
      },
    );
  }
  const submitted = suffix === '001' ? submittedInFull : submittedAsAsked;
  return endedAnswer(platform, individual.id, await submitted(platform, individual));
}

check.describe('if KYC is set at creation, a complete submission', () => {
  check('for suffix 001 is PENDING_MANUAL_REVIEW', 'KYC-SUBMIT-011', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      const individual = await identified(platform, { fullName: nameIn('001') });
      await settledKyc(platform, individual.id, 'PENDING');

      const reply = await submitComplete(platform, individual, '001');

      expect(reply, 'the submission').toBeSuccess();
      expect(outcomeIn(reply), 'the verificationStatus of the submission').toBe(
        'PENDING_MANUAL_REVIEW',
      );
    });
  });

  check('for suffix 003 is POOR_QUALITY_DOCUMENT', 'KYC-SUBMIT-013', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      const individual = await identified(platform, { fullName: nameIn('003') });
      await settledKyc(platform, individual.id, 'UNVERIFIED');

      const reply = await submitComplete(platform, individual, '003');

      expect(reply, 'the submission').toBeSuccess();
      expect(outcomeIn(reply), 'the verificationStatus of the submission').toBe('RESOLVE_ERRORS');
      expect(
        problemsIn(reply).map(({ type }) => type),
        'the types of the errors',
      ).toContain('POOR_QUALITY_DOCUMENT');
    });
  });

  for (const [suffix, status, row] of [
    ['001', 'PENDING', 'KYC-SUBMIT-012'],
    ['003', 'UNVERIFIED', 'KYC-SUBMIT-014'],
  ] as const) {
    check(`for suffix ${suffix} leaves KYC ${status}`, row, async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        const individual = await identified(platform, { fullName: nameIn(suffix) });
        await settledKyc(platform, individual.id, status);

        await submitComplete(platform, individual, suffix);

        expect(
          await kycStatusOf(platform, individual.id),
          'the kycStatus after the submission',
        ).toBe(status);
      });
    });
  }
});

check.describe('if KYC is set at creation, an incomplete submission', () => {
  for (const [suffix, status, row] of [
    ['001', 'PENDING', 'KYC-SUBMIT-015'],
    ['003', 'UNVERIFIED', 'KYC-SUBMIT-016'],
  ] as const) {
    check(`for suffix ${suffix} names missing items`, row, async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        const sought = { fullName: nameIn(suffix), without: ['birthDate'] } as const;
        const { id } = await newIndividual(platform, sought);
        await settledKyc(platform, id, status);

        const reply = await submit(platform, id);

        expectMissingField(reply, 'birthDate');
        const types = problemsIn(reply).map(({ type }) => type);
        expect(types, 'the types of the errors').toContain('MISSING_IDENTITY_DOCUMENT');
      });
    });
  }

  check('does not change the kycStatus', 'KYC-SUBMIT-017', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      await inParallel(OPEN, async ([suffix, status]) => {
        const sought = { fullName: nameIn(suffix), without: ['birthDate'] } as const;
        const { id } = await newIndividual(platform, sought);
        await settledKyc(platform, id, status);

        await submit(platform, id);

        expect(await kycStatusOf(platform, id), `the kycStatus of a name ending in ${suffix}`).toBe(
          status,
        );
      });
    });
  });
});
