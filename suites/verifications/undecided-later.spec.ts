import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  aMomentAfter,
  decidedRenamedBusinesses,
  decidedRenamedIndividuals,
  documentedIndividuals,
  individualsAtCreation,
  reviewedBusinesses,
  reviewedIndividuals,
  unsubmittedBusinesses,
  unsubmittedBusinessesWithoutPaperwork,
  unsubmittedIndividuals,
  unsubmittedRenamedBusinesses,
  unsubmittedRenamedBusinessesWithoutPaperwork,
  unsubmittedRenamedIndividuals,
} from '../../fixtures/areas/verifications/untouched-customers.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe('an individual', () => {
  for (const [title, row, made] of [
    ['not yet submitted stays UNVERIFIED', 'KYC-CREATE-014', unsubmittedIndividuals],
    [
      'not yet submitted stays UNVERIFIED after an identity document is uploaded',
      'KYC-CREATE-015',
      documentedIndividuals,
    ],
    [
      'not yet submitted stays UNVERIFIED after a new fullName',
      'KYC-CREATE-016',
      unsubmittedRenamedIndividuals,
    ],
  ] as const) {
    check(title, row, async ({ run }) => {
      const individuals = await made(run);
      await aMomentAfter(run, individuals);

      await inParallel(individuals, async ({ platform, id, what }) => {
        expect(await kycStatusOf(platform, id), `the kycStatus of ${what}`).toBe('UNVERIFIED');
      });
    });
  }

  check('keeps the kycStatus set at creation', 'KYC-CREATE-022', async ({ run }) => {
    const individuals = await individualsAtCreation(run);
    await aMomentAfter(run, individuals);

    await inParallel(individuals, async ({ platform, id, decided, what }) => {
      expect(await kycStatusOf(platform, id), `the kycStatus of ${what}, ${platform.name}`).toBe(
        decided,
      );
    });
  });

  check(
    'who is APPROVED or REJECTED keeps the kycStatus after a new fullName',
    'KYC-FINAL-012',
    async ({ run }) => {
      const individuals = await decidedRenamedIndividuals(run);
      await aMomentAfter(run, individuals);

      await inParallel(individuals, async ({ platform, id, decided, what }) => {
        expect(await kycStatusOf(platform, id), `the kycStatus of ${what}`).toBe(decided);
      });
    },
  );

  check(
    'in manual review does not become APPROVED or REJECTED',
    'KYC-SUBMIT-025',
    async ({ run }) => {
      const individuals = await reviewedIndividuals(run);
      await aMomentAfter(run, individuals);

      await inParallel(individuals, async ({ platform, id, what }) => {
        expect(finalStatuses, `the final statuses, without the kycStatus of ${what}`).not.toContain(
          await kycStatusOf(platform, id),
        );
      });
    },
  );
});

check.describe('a business', () => {
  for (const [title, row, made] of [
    ['not yet submitted stays UNVERIFIED', 'KYB-CREATE-004', unsubmittedBusinesses],
    [
      'not yet submitted stays UNVERIFIED if paperwork is not validated',
      'KYB-CREATE-005',
      unsubmittedBusinessesWithoutPaperwork,
    ],
    [
      'not yet submitted stays UNVERIFIED after its registrationNumber changes',
      'KYB-CREATE-006',
      unsubmittedRenamedBusinesses,
    ],
    [
      'without paperwork validation stays UNVERIFIED after a new registrationNumber',
      'KYB-CREATE-007',
      unsubmittedRenamedBusinessesWithoutPaperwork,
    ],
  ] as const) {
    check(title, row, async ({ run }) => {
      const businesses = await made(run);
      await aMomentAfter(run, businesses);

      await inParallel(businesses, async ({ platform, id, what }) => {
        expect(await kybStatusOf(platform, id), `the kybStatus of ${what}`).toBe('UNVERIFIED');
      });
    });
  }

  check(
    'that is APPROVED or REJECTED keeps the kybStatus after a new name',
    'KYB-FINAL-009',
    async ({ run }) => {
      const businesses = await decidedRenamedBusinesses(run);
      await aMomentAfter(run, businesses);

      await inParallel(businesses, async ({ platform, id, decided, what }) => {
        expect(await kybStatusOf(platform, id), `the kybStatus of ${what}`).toBe(decided);
      });
    },
  );

  check(
    'in manual review does not become APPROVED or REJECTED',
    'KYB-REVIEW-004',
    async ({ run }) => {
      const businesses = await reviewedBusinesses(run);
      await aMomentAfter(run, businesses);

      await inParallel(businesses, async ({ platform, id, what }) => {
        expect(finalStatuses, `the final statuses, without the kybStatus of ${what}`).not.toContain(
          await kybStatusOf(platform, id),
        );
      });
    },
  );
});
