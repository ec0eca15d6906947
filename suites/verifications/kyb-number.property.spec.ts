import {
  createBusiness,
  newBusiness,
  settledKyb,
} from '../../fixtures/areas/verifications/businesses.ts';
import { idIn } from '../../fixtures/areas/verifications/individuals.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { expectNotTaken } from '../../fixtures/areas/verifications/named.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  expect,
  forAllTogether,
  isSuccess,
  member,
  type Platform,
  test,
  text,
  unverified,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/general/ending-in.ts';
import { endingOtherwise } from '../../generators/general/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/general/nearly-ending-in.ts';
import { wordEndingIn } from '../../generators/general/word-ending-in.ts';
import { magicOutcome, magicSuffixes } from '../../spec/sandbox.ts';

const suffixes = magicSuffixes('business');

/** Once all are submitted, for each may take its time to be decided. */
async function expectNumbersDecide(platform: Platform, numbers: readonly string[]): Promise<void> {
  const taken = [];
  for (const registrationNumber of numbers) {
    const reply = await createBusiness(platform, { registrationNumber });
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
  test('decides by its last characters', covers('KYB-NUMBER-001'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
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

  test('near an ending is any other', covers('KYB-NUMBER-002'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        await expectNumbersDecide(platform, everyOf(nearlyEndingIn(suffix)));
      }
      await expectNumbersDecide(platform, everyOf(endingOtherwise));
    }
  });

  test('decides and no other member does', covers('KYB-NUMBER-003'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        const legalName = `Conformance Goods ${suffix}`;
        const business = await newBusiness(platform, { legalName });

        await submit(platform, business);

        expect(await settledKyb(platform, business, 'APPROVED'), legalName).toBe('APPROVED');
      }
    }
  });
});
