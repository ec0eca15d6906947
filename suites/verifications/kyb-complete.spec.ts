import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  decidedOutcome,
  endedAnswer,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  businessSubmittedInFull,
  completedBusiness,
  documentedBusiness,
  heldComplete,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  platformIn,
  platformOfAnyMode,
  platformsDecidingAtCreation,
  platformsOfEveryMode,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, warnUnless } from '../../fixtures/index.ts';

const NUMBERS = ['78AB', '78A001', '78A002', '78A003'];

check.describe('an incomplete KYB submission', () => {
  check(
    'returns RESOLVE_ERRORS if the platform validates paperwork',
    'KYB-OPEN-001',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(NUMBERS, async (registrationNumber) => {
        const business = await newBusiness(platform, { registrationNumber });

        const reply = await submit(platform, business);

        expect(outcomeIn(reply), `the verificationStatus of the number ${registrationNumber}`).toBe(
          'RESOLVE_ERRORS',
        );
      });
    },
  );

  check(
    'sets no final kybStatus if the platform validates paperwork',
    'KYB-OPEN-002',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(NUMBERS, async (registrationNumber) => {
        const business = await newBusiness(platform, { registrationNumber });

        await submit(platform, business);

        const status = await kybStatusOf(platform, business);
        expect(
          finalStatuses,
          `the final statuses, without the kybStatus of ${registrationNumber}`,
        ).not.toContain(status);
      });
    },
  );
});

check.describe('a complete KYB submission', () => {
  for (const [registrationNumber, status, statusRow, answerRow] of [
    ['78AB', 'APPROVED', 'KYB-OPEN-003', 'KYB-OPEN-004'],
    ['78A002', 'REJECTED', 'KYB-OPEN-005', 'KYB-OPEN-006'],
  ] as const) {
    check(
      `of number ${registrationNumber} on an unregulated platform leads to ${status}`,
      statusRow,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const business = await documentedBusiness(platform, { registrationNumber });

        await heldComplete(platform, business);

        expect(await settledKyb(platform, business, status), 'the kybStatus of the business').toBe(
          status,
        );
      },
    );

    check(
      `of number ${registrationNumber} on an unregulated platform returns ${status}`,
      answerRow,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const business = await documentedBusiness(platform, { registrationNumber });

        const reply = await businessSubmittedInFull(platform, business);

        // It may be under way until the business is decided.
        await settledKyb(platform, business, status);
        expect(
          await decidedOutcome(platform, business, reply),
          'the verificationStatus of the submission',
        ).toBe(status);
      },
    );
  }
});

check.describe('a complete business', () => {
  for (const [registrationNumber, row] of [
    ['78A001', 'KYB-REVIEW-001'],
    ['78A003', 'KYB-REVIEW-002'],
  ] as const) {
    check(
      `with number ${registrationNumber} is not automatically APPROVED or REJECTED`,
      row,
      async ({ run }) => {
        await inParallel(platformsOfEveryMode(run), async (platform) => {
          const business = await documentedBusiness(platform, { registrationNumber });

          const reply = await businessSubmittedInFull(platform, business);

          const status = await kybStatusOf(platform, business);
          expect(reply, `the submission, ${platform.name}`).toBeSuccess();
          expect(
            finalStatuses,
            `the final statuses, without the verificationStatus, ${platform.name}`,
          ).not.toContain(outcomeIn(reply));
          expect(
            finalStatuses,
            `the final statuses, without the kybStatus, ${platform.name}`,
          ).not.toContain(status);
        });
      },
    );
  }

  check(
    'with number 78A001 or 78A003 has a kybStatus that the contract names',
    'KYB-REVIEW-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      await inParallel(['78A001', '78A003'], async (registrationNumber) => {
        const business = await documentedBusiness(platform, { registrationNumber });
        expect(
          await businessSubmittedInFull(platform, business),
          'the submission of the complete business',
        ).toBeSuccess();

        const status = await kybStatusOf(platform, business);

        const isNamed = ['UNVERIFIED', ...finalStatuses].includes(status);
        warnUnless(isNamed, `kybStatus is ${status}, which is not among the named`);
      });
    },
  );

  check(
    'submitted with number 78A001 or 78A003 gets PENDING_MANUAL_REVIEW',
    'KYB-REVIEW-003',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      await inParallel(['78A001', '78A003'], async (registrationNumber) => {
        const business = await documentedBusiness(platform, { registrationNumber });

        const outcome = outcomeIn(await businessSubmittedInFull(platform, business));

        // How it is answered is a default, that it is not decided by itself is stated.
        expect(finalStatuses, 'the outcomes of a decision').not.toContain(outcome);
        expect(outcome, `the verificationStatus of the number ${registrationNumber}`).toBe(
          'PENDING_MANUAL_REVIEW',
        );
      });
    },
  );
});

check.describe('direct onboarding for suffix 001/003', () => {
  for (const [what, part, row] of [
    ['business information', 'information', 'KYB-PACKET-001'],
    ['documents', 'documents', 'KYB-PACKET-002'],
    ['an owner', 'owner', 'KYB-PACKET-003'],
  ] as const) {
    check(`without ${what} returns RESOLVE_ERRORS`, row, async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        await inParallel(['78A001', '78A003'], async (registrationNumber) => {
          // With everything there, nothing is missing.
          await completedBusiness(platform, registrationNumber);
          const business = await documentedBusiness(platform, { registrationNumber }, part);

          const reply = await submit(platform, business);
          const outcome = outcomeIn(await endedAnswer(platform, business, reply));

          expect(outcome, `the verificationStatus of the number ${registrationNumber}`).toBe(
            'RESOLVE_ERRORS',
          );
        });
      }
    });
  }
});
