import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { businessSubmittedInFull } from '../../fixtures/areas/verifications/business-submissions.ts';
import {
  newBusiness,
  settledKyb,
  uploadBusinessDocuments,
} from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  identifiedOwner,
  newOwner,
  ownerStatusOf,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  inParallel,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const lastNames = ['Sample001', 'Sample', 'Sample002', 'Another'];

/** Owners of a business that was submitted with its documents and has come to its status. */
async function ownersSubmitted(platform: Platform, registrationNumber: string) {
  const business = await newBusiness(platform, { registrationNumber });
  await uploadBusinessDocuments(platform, business);
  const owners = [];
  for (const lastName of lastNames) {
    owners.push({ lastName, id: await identifiedOwner(platform, business, { lastName }) });
  }
  await businessSubmittedInFull(platform, business);
  const { status: wanted } = magicOutcome('business', registrationNumber);
  // Where nothing is decided, PENDING is allowed.
  const allowed = wanted === 'UNVERIFIED' ? [wanted, 'PENDING'] : [wanted];
  const status = await settledKyb(platform, business, ...allowed);
  return allowed.includes(status)
    ? { business, owners }
    : unreached(
        `P-05 a business with KYB ${wanted}: its kybStatus stayed ${status} after POST /verifications with all documents`,
      );
}

check.describe('the kycStatus of an owner', () => {
  for (const [registrationNumber, row] of [
    ['78AB', 'OWNER-KYC-014'],
    ['78A002', 'OWNER-KYC-015'],
  ] as const) {
    const { status } = magicOutcome('business', registrationNumber);

    check(`is set by the last name if a complete business is ${status}`, row, async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { owners } = await ownersSubmitted(platform, registrationNumber);
      for (const { lastName, id } of owners) {
        const wanted = magicOutcome('owner', lastName).status;

        expect(
          await settledOwner(platform, id, wanted),
          `the kycStatus of the owner ${lastName}`,
        ).toBe(wanted);
      }
    });
  }

  check('is not final while the business is in manual review', 'OWNER-KYC-018', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await inParallel(['78A001', '78A003'], async (registrationNumber) => {
      const { business, owners } = await ownersSubmitted(platform, registrationNumber);
      const seen = [];
      for (const { id } of owners) seen.push(await ownerStatusOf(platform, id));

      const status = await kybStatusOf(platform, business);
      if (finalStatuses.some((each) => each === status)) {
        undecided(`the business is already ${status}, so it is not under review`);
      }
      for (const each of seen)
        expect(
          finalStatuses,
          'the final statuses, without the kycStatus of an owner',
        ).not.toContain(each);
    });
  });

  check(
    'is not final after an incomplete submission of the business',
    'OWNER-KYC-016',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(['78AB', '78A002'], async (registrationNumber) => {
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business);

        await submit(platform, business);

        const status = await ownerStatusOf(platform, owner);
        expect(
          finalStatuses,
          'the final statuses, without the kycStatus of an owner',
        ).not.toContain(status);
      });
    },
  );
});
