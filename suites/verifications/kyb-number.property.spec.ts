import type { Arbitrary } from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess, member, text } from '../../fixtures/platform/reply.ts';
import {
  askForBusiness,
  kybStatusOf,
  newBusiness,
  settledKyb,
} from '../../fixtures/verifications/businesses.ts';
import { idIn } from '../../fixtures/verifications/individuals.ts';
import { platformDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/suffix/ending-in.ts';
import { endingOtherwise } from '../../generators/suffix/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/suffix/nearly-ending-in.ts';
import { wordEndingIn } from '../../generators/suffix/word-ending-in.ts';
import { magicOutcome, magicSuffixes } from '../../spec/sandbox.ts';

const suffixes = magicSuffixes('business');

/** What the number selects; where the service tidied it up, what it shows may select instead. */
async function expectNumberDecides(platform: Platform, registrationNumber: string) {
  const reply = await askForBusiness(platform, { registrationNumber });
  if (!isSuccess(reply)) {
    expect(reply, JSON.stringify(registrationNumber)).toBeRefused(400);
    return false;
  }
  const business = idIn(reply);
  await submit(platform, business);
  const shown = text(member(member(reply.json, 'businessInfo'), 'registrationNumber'));
  const wanted = [registrationNumber, shown ?? registrationNumber].map(
    (number) => magicOutcome('business', number).status,
  );
  const [sent = ''] = wanted;
  // Between the two, PENDING is allowed.
  const status = sent === 'UNVERIFIED' ? await kybStatusOf(platform, business) : undefined;
  const open = status === 'PENDING' ? 'UNVERIFIED' : status;
  const settled = open ?? (await settledKyb(platform, business, sent));
  expect(wanted, `${JSON.stringify(registrationNumber)} is ${settled}`).toContain(settled);
  return true;
}

async function expectEachDecides(platform: Platform, numbers: readonly string[]): Promise<void> {
  const taken = [];
  for (const number of numbers) taken.push(await expectNumberDecides(platform, number));
  if (!taken.includes(true)) {
    unverified('the service takes none of these registration numbers; they rest on G-113');
  }
}

async function expectAnyDecides(platform: Platform, numbers: Arbitrary<string>): Promise<void> {
  await forAll(
    numbers,
    async (number) => {
      await expectNumberDecides(platform, number);
    },
    6,
  );
}

test.describe('the registration number of a business', () => {
  test('decides by its last characters', covers('KYB-NUMBER-001'), async ({ session }) => {
    const platform = platformDecidingAtCreation(session);
    for (const suffix of suffixes) {
      await expectEachDecides(platform, everyOf(endingIn(suffix)));
      await expectAnyDecides(platform, wordEndingIn(suffix));
    }
  });

  test('near an ending is any other', covers('KYB-NUMBER-002'), async ({ session }) => {
    const platform = platformDecidingAtCreation(session);
    for (const suffix of suffixes) {
      await expectEachDecides(platform, everyOf(nearlyEndingIn(suffix)));
    }
    await expectEachDecides(platform, everyOf(endingOtherwise));
  });

  test('decides and no other member does', covers('KYB-NUMBER-003'), async ({ session }) => {
    const platform = platformDecidingAtCreation(session);
    for (const suffix of suffixes) {
      const legalName = `Conformance Goods ${suffix}`;
      const business = await newBusiness(platform, { legalName });

      await submit(platform, business);

      expect(await settledKyb(platform, business, 'APPROVED'), legalName).toBe('APPROVED');
    }
  });
});
