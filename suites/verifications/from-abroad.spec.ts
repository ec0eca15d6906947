import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { kycStatusOf } from '../../fixtures/customers/customers.ts';
import {
  businessSubmittedInFull,
  documentedBusiness,
} from '../../fixtures/verifications/business-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/verifications/businesses.ts';
import {
  businessFromAbroad,
  individualFromAbroad,
} from '../../fixtures/verifications/from-abroad.ts';
import { nameIn, settledKyc } from '../../fixtures/verifications/individuals.ts';
import { platformIn, platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const NUMBERS = ['78AB', '78A002'];

test.describe('from abroad, an individual', () => {
  test('waits for its submission, unregulated', covers('KYC-CREATE-020'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const names = [nameIn(undefined), nameIn('001'), nameIn('002')];
    const individuals = [];
    for (const fullName of names) individuals.push(await individualFromAbroad(platform, fullName));

    for (const [at, { id }] of individuals.entries()) {
      expect(await kycStatusOf(platform, id), names[at]).toBe('UNVERIFIED');
    }
  });

  test('is decided by its name at creation', covers('KYC-CREATE-021'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const suffix of [undefined, '001', '002', '003']) {
        const { status } = magicOutcome('individual', nameIn(suffix));
        const { id } = await individualFromAbroad(platform, nameIn(suffix));

        const seen = await settledKyc(platform, id, status);

        expect(seen, `${platform.name}, ${nameIn(suffix)}`).toBe(status);
      }
    }
  });
});

test.describe('from abroad, a business', () => {
  test('is decided by its number', covers('KYB-NUMBER-005'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      const sought = await businessFromAbroad(platform);
      for (const registrationNumber of NUMBERS) {
        const { status } = magicOutcome('business', registrationNumber);
        const business = await newBusiness(platform, { ...sought, registrationNumber });

        await submit(platform, business);

        const seen = await settledKyb(platform, business, status);
        expect(seen, `${platform.name}, ${registrationNumber}`).toBe(status);
      }
    }
  });

  test('is decided by it with all its papers', covers('KYB-OPEN-013'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const sought = await businessFromAbroad(platform);
    for (const registrationNumber of NUMBERS) {
      const { status } = magicOutcome('business', registrationNumber);
      const business = await documentedBusiness(platform, { ...sought, registrationNumber });

      await businessSubmittedInFull(platform, business);

      expect(await settledKyb(platform, business, status), registrationNumber).toBe(status);
    }
  });
});
