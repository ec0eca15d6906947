import { provideDocument } from '../../fixtures/areas/customers/customers.ts';
import {
  type Individual,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { expectNamesDecide } from '../../fixtures/areas/verifications/named.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expect, forAllTogether, type Platform, test } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/general/ending-in.ts';
import { endingOtherwise } from '../../generators/general/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/general/nearly-ending-in.ts';
import { wordEndingIn } from '../../generators/general/word-ending-in.ts';
import { magicSuffixes } from '../../spec/sandbox.ts';

const suffixes = magicSuffixes('individual');

/** For a name that has decided at creation. */
async function nothing(): Promise<void> {}

/** Hands in a document, and then everything. */
async function submission(platform: Platform, individual: Individual): Promise<void> {
  await provideDocument(platform, individual.id, 'PASSPORT');
  await submittedInFull(platform, individual);
}

test.describe('the name of an individual', () => {
  test('decides by its last characters', covers('KYC-NAME-001'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        await expectNamesDecide(platform, everyOf(endingIn(suffix)), nothing);
        await forAllTogether(
          wordEndingIn(suffix),
          (names) => expectNamesDecide(platform, names, nothing),
          4,
        );
      }
    }
  });

  test('that only resembles an ending is any other', covers('KYC-NAME-002'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        await expectNamesDecide(platform, everyOf(nearlyEndingIn(suffix)), nothing);
      }
    }
  });

  test('without an ending is any other', covers('KYC-NAME-003'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await expectNamesDecide(platform, everyOf(endingOtherwise), nothing);
    }
  });

  test('decides and no other member does', covers('KYC-NAME-004'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        const members = {
          platformCustomerId: `${platform.unique()}${suffix}`,
          identifier: `123-45-6${suffix}`,
          address: {
            line1: `Pine Street ${suffix}`,
            city: 'Seattle',
            state: 'WA',
            postalCode: `98${suffix}`,
            country: 'US',
          },
        };
        const { id } = await newIndividual(platform, { members });

        expect(await settledKyc(platform, id, 'APPROVED'), suffix).toBe('APPROVED');
      }
    }
  });

  test('decides by its end when submitted', covers('KYC-NAME-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const suffix of suffixes) {
      await forAllTogether(
        wordEndingIn(suffix),
        (names) => expectNamesDecide(platform, names, submission),
        3,
      );
    }
    await expectNamesDecide(platform, everyOf(endingIn('002')), submission);
  });

  test('near an ending is any other when submitted', covers('KYC-NAME-006'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    await expectNamesDecide(platform, everyOf(nearlyEndingIn('002')), submission);
  });
});
