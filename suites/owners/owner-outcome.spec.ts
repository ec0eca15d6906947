import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  type NamedOwner,
  newOwner,
  ownerStatusOf,
  ownersNamed,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, type Platform } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/general/ending-in.ts';
import { endingOtherwise } from '../../generators/general/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/general/nearly-ending-in.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

/** A registration number whose business is approved, and one whose business is rejected. */
const APPROVED = '78AB';
const REJECTED = '78A002';

/** Holds the kycStatus of each owner; where a service tidies a name up, what it shows decides. */
async function expectDecidedByName(platform: Platform, owners: readonly NamedOwner[]) {
  await inParallel(owners, async ({ id, lastName, shown }) => {
    const wanted = [lastName, shown].map((name) => magicOutcome('owner', name).status);
    const seen = await settledOwner(platform, id, ...wanted);
    expect(wanted, `the statuses due to the owner ${JSON.stringify(lastName)}`).toContain(seen);
  });
}

check.describe('an owner', () => {
  for (const [lastName, status, row] of [
    ['Sample001', 'PENDING', 'OWNER-KYC-001'],
    ['Sample002', 'REJECTED', 'OWNER-KYC-002'],
    ['Sample003', 'APPROVED', 'OWNER-KYC-003'],
    ['Sample', 'APPROVED', 'OWNER-KYC-004'],
  ] as const) {
    check(`with lastName ${lastName} is ${status} after KYB approval`, row, async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform, { registrationNumber: APPROVED });
        const owners = await ownersNamed(platform, business, [lastName]);

        await submit(platform, business);

        await expectDecidedByName(platform, owners);
      }
    });
  }

  check(
    'of an APPROVED business has the kycStatus that the last name selects',
    'OWNER-KYC-005',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const suffix of ['001', '002', '003']) {
          const business = await newBusiness(platform, { registrationNumber: APPROVED });
          const owners = await ownersNamed(platform, business, everyOf(endingIn(suffix)));

          await submit(platform, business);

          await expectDecidedByName(platform, owners);
        }
      }
    },
  );

  check(
    'of an APPROVED business is APPROVED if lastName ends in neither 001 nor 002',
    'OWNER-KYC-006',
    async ({ run }) => {
      const otherNames = [
        everyOf(nearlyEndingIn('001')),
        everyOf(nearlyEndingIn('002')),
        everyOf(endingOtherwise),
      ];
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const lastNames of otherNames) {
          const business = await newBusiness(platform, { registrationNumber: APPROVED });
          const owners = await ownersNamed(platform, business, lastNames);

          await submit(platform, business);

          await expectDecidedByName(platform, owners);
        }
      }
    },
  );

  check(
    'of a REJECTED business has the kycStatus that the last name selects',
    'OWNER-KYC-008',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform, { registrationNumber: REJECTED });
        const lastNames = ['Sample001', 'Sample002', 'Sample003', 'Sample'];
        const owners = await ownersNamed(platform, business, lastNames);

        await submit(platform, business);

        await expectDecidedByName(platform, owners);
      }
    },
  );

  check(
    'has the kycStatus that the last name selects if the business has many owners',
    'OWNER-KYC-009',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform, { registrationNumber: APPROVED });
        const lastNames = ['Sample', 'Sample001', 'Other', 'Sample002', 'Another'];
        const owners = await ownersNamed(platform, business, lastNames);

        await submit(platform, business);

        await expectDecidedByName(platform, owners);
      }
    },
  );
});

check.describe('an owner', () => {
  check('of an UNVERIFIED business has no final kycStatus', 'OWNER-KYC-010', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const business = await newBusiness(platform);
      await inParallel(['Sample', 'Sample002'], async (lastName) => {
        const owner = await newOwner(platform, business, { lastName });

        const status = await ownerStatusOf(platform, owner);

        expect(finalStatuses, `the final statuses, without that of ${lastName}`).not.toContain(
          status,
        );
      });
    }
  });

  check(
    'of an UNVERIFIED business has no final status if another business is APPROVED',
    'OWNER-KYC-011',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const undecided = await newOwner(platform, await newBusiness(platform));
        const business = await newBusiness(platform, { registrationNumber: APPROVED });
        const owners = await ownersNamed(platform, business, ['Sample']);

        await submit(platform, business);

        await expectDecidedByName(platform, owners);
        expect(
          finalStatuses,
          'the final statuses, without the kycStatus of the other owner',
        ).not.toContain(await ownerStatusOf(platform, undecided));
      }
    },
  );

  check(
    'of a business submitted with number 78A001 or 78A003 has no final kycStatus',
    'OWNER-KYC-012',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        await inParallel(['78A001', '78A003'], async (registrationNumber) => {
          const business = await newBusiness(platform, { registrationNumber });
          const owner = await newOwner(platform, business);

          await submit(platform, business);

          const status = await ownerStatusOf(platform, owner);
          expect(finalStatuses, 'the final statuses, without the kycStatus').not.toContain(status);
        });
      }
    },
  );

  check(
    'whose kycStatus differs from the kybStatus does not change the kybStatus',
    'OWNER-KYC-013',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const [registrationNumber, kybStatus, lastName, kycStatus] of [
          [APPROVED, 'APPROVED', 'Sample002', 'REJECTED'],
          [REJECTED, 'REJECTED', 'Sample', 'APPROVED'],
        ] as const) {
          const business = await newBusiness(platform, { registrationNumber });
          const owner = await newOwner(platform, business, { lastName });

          await submit(platform, business);

          expect(await settledKyb(platform, business, kybStatus), 'the kybStatus').toBe(kybStatus);
          expect(await settledOwner(platform, owner, kycStatus), 'the kycStatus').toBe(kycStatus);
          expect(await kybStatusOf(platform, business), 'the later kybStatus').toBe(kybStatus);
        }
      }
    },
  );
});
