import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  businessSubmittedInFull,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  businessFromAbroad,
  individualFromAbroad,
} from '../../fixtures/areas/verifications/from-abroad.ts';
import { nameIn, settledKyc } from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const NUMBERS = ['78AB', '78A001', '78A002', '78A003'];

/** Holds the kybStatus that a number selects; by 001 and 003 it selects no decision. */
async function expectSelected(platform: Platform, business: string, registrationNumber: string) {
  const { status } = magicOutcome('business', registrationNumber);
  const what = `the kybStatus of the number ${registrationNumber}, ${platform.name}`;
  if (!finalStatuses.some((each) => each === status)) {
    const seen = await kybStatusOf(platform, business);
    expect(finalStatuses, `the final statuses, without ${what}`).not.toContain(seen);
    return;
  }
  expect(await settledKyb(platform, business, status), what).toBe(status);
}

check.describe('a non-US individual', () => {
  check(
    'is created UNVERIFIED if the platform validates paperwork',
    'KYC-CREATE-020',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const names = [nameIn(undefined), nameIn('001'), nameIn('002')];
      const individuals = [];
      for (const fullName of names)
        individuals.push(await individualFromAbroad(platform, fullName));

      for (const [at, { id }] of individuals.entries()) {
        expect(await kycStatusOf(platform, id), `the kycStatus of ${names[at]}`).toBe('UNVERIFIED');
      }
    },
  );

  check(
    'has the kycStatus that its name selects if KYC resolves at creation',
    'KYC-CREATE-021',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const suffix of [undefined, '001', '002', '003']) {
          const { status } = magicOutcome('individual', nameIn(suffix));
          const { id } = await individualFromAbroad(platform, nameIn(suffix));

          const seen = await settledKyc(platform, id, status);

          expect(seen, `the kycStatus of ${nameIn(suffix)}, ${platform.name}`).toBe(status);
        }
      }
    },
  );
});

check.describe('if a platform validates paperwork, a non-US business', () => {
  check('without owners gets RESOLVE_ERRORS', 'KYB-OPEN-008', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const sought = { ...(await businessFromAbroad(platform)), registrationNumber: '78AB' };
    // With everything there, nothing is missing.
    await businessSubmittedInFull(platform, await documentedBusiness(platform, sought));
    const business = await documentedBusiness(platform, sought, 'owner');

    const reply = await submit(platform, business);

    expect(outcomeIn(reply), 'the verificationStatus without an owner').toBe('RESOLVE_ERRORS');
  });
});

check.describe('a non-US registrationNumber', () => {
  check(
    'selects the kybStatus if paperwork is not validated',
    'KYB-NUMBER-005',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const sought = await businessFromAbroad(platform);
        for (const registrationNumber of NUMBERS) {
          const business = await newBusiness(platform, { ...sought, registrationNumber });

          await submit(platform, business);

          await expectSelected(platform, business, registrationNumber);
        }
      }
    },
  );

  check('selects the kybStatus if the submission is complete', 'KYB-OPEN-013', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const sought = await businessFromAbroad(platform);
    for (const registrationNumber of NUMBERS) {
      const business = await documentedBusiness(platform, { ...sought, registrationNumber });

      await businessSubmittedInFull(platform, business);

      await expectSelected(platform, business, registrationNumber);
    }
  });
});
