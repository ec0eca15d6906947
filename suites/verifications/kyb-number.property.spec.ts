import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { forAllTogether } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess, member, text } from '../../fixtures/platform/reply.ts';
import {
  askForBusiness,
  newBusiness,
  settledKyb,
} from '../../fixtures/verifications/businesses.ts';
import { idIn } from '../../fixtures/verifications/individuals.ts';
import { platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { expectNotTaken } from '../../fixtures/verifications/named.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/suffix/ending-in.ts';
import { endingOtherwise } from '../../generators/suffix/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/suffix/nearly-ending-in.ts';
import { wordEndingIn } from '../../generators/suffix/word-ending-in.ts';
import { magicOutcome, magicSuffixes } from '../../spec/sandbox.ts';

const suffixes = magicSuffixes('business');

/** Once all are submitted, for each may take its time to be decided. */
async function expectNumbersDecide(platform: Platform, numbers: readonly string[]): Promise<void> {
  const taken = [];
  for (const registrationNumber of numbers) {
    const reply = await askForBusiness(platform, { registrationNumber });
    if (isSuccess(reply)) {
      const id = idIn(reply);
      await submit(platform, id);
      const shown = text(member(member(reply.json, 'businessInfo'), 'registrationNumber'));
      taken.push({ id, number: registrationNumber, shown: shown ?? registrationNumber });
    } else {
      expectNotTaken(reply, registrationNumber);
    }
  }
  if (taken.length === 0) {
    unverified('the service takes none of these registration numbers, as it may (G-113)');
  }
  for (const { id, number, shown } of taken) await expectDecided(platform, id, number, shown);
}

/** What the number selects; where the service tidied it up, what it shows may select instead. */
async function expectDecided(platform: Platform, id: string, number: string, shown: string) {
  const wanted = [number, shown].map((each) => magicOutcome('business', each).status);
  // Where nothing is decided, PENDING is allowed.
  const open = wanted.includes('UNVERIFIED') ? ['PENDING'] : [];
  const allowed: readonly string[] = [...wanted, ...open];
  const status = await settledKyb(platform, id, ...allowed);
  expect(allowed, `${platform.name} ${JSON.stringify(number)} is ${status}`).toContain(status);
}

test.describe('the registration number of a business', () => {
  test('decides by its last characters', covers('KYB-NUMBER-001'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const suffix of suffixes) {
        await expectNumbersDecide(platform, everyOf(endingIn(suffix)));
        await forAllTogether(
          wordEndingIn(suffix),
          (numbers) => expectNumbersDecide(platform, numbers),
          3,
        );
      }
    }
  });

  test('near an ending is any other', covers('KYB-NUMBER-002'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const suffix of suffixes) {
        await expectNumbersDecide(platform, everyOf(nearlyEndingIn(suffix)));
      }
      await expectNumbersDecide(platform, everyOf(endingOtherwise));
    }
  });

  test('decides and no other member does', covers('KYB-NUMBER-003'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const suffix of suffixes) {
        const legalName = `Conformance Goods ${suffix}`;
        const business = await newBusiness(platform, { legalName });

        await submit(platform, business);

        expect(await settledKyb(platform, business, 'APPROVED'), legalName).toBe('APPROVED');
      }
    }
  });
});
