import { provideDocument } from '../../fixtures/areas/customers/submission.ts';
import {
  createIndividual,
  type Individual,
  idIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { expectNotTaken } from '../../fixtures/areas/verifications/named.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  forAllTogether,
  inParallel,
  isSuccess,
  member,
  type Platform,
  text,
  undecided,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/general/ending-in.ts';
import { endingOtherwise } from '../../generators/general/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/general/nearly-ending-in.ts';
import { wordEndingIn } from '../../generators/general/word-ending-in.ts';
import { magicOutcome, magicSuffixes } from '../../spec/sandbox.ts';

const suffixes = magicSuffixes('individual');

/** An individual whose name decides, as it was sent and as the answer shows it. */
interface NamedIndividual extends Individual {
  readonly fullName: string;
  readonly shown: string;
}

/** New individuals with these names; which ones a service takes at all is open (G-113). */
async function individualsNamed(platform: Platform, names: readonly string[]) {
  const asked = await inParallel(names, async (fullName) => {
    const { reply, complete } = await createIndividual(platform, { fullName });
    if (!isSuccess(reply)) {
      expectNotTaken(reply, fullName);
      return undefined;
    }
    const shown = text(member(reply.json, 'fullName')) ?? fullName;
    return { id: idIn(reply), complete, created: reply, fullName, shown };
  });
  const taken: readonly NamedIndividual[] = asked.filter((each) => each !== undefined);
  return taken.length > 0
    ? taken
    : undecided('POST /customers refuses every fullName under test, which the contract allows');
}

/**
 * Holds the kycStatus of every individual against the table of the sandbox. Where a service tidies a
 * name up, the one that it shows may decide. Each decision may take its time, and all take it together.
 */
async function expectDecidedByName(platform: Platform, individuals: readonly NamedIndividual[]) {
  await inParallel(individuals, async ({ id, fullName, shown }) => {
    const wanted = [fullName, shown].map((name) => magicOutcome('individual', name).status);
    const status = await settledKyc(platform, id, ...wanted);
    expect(wanted, `the statuses due to ${JSON.stringify(fullName)}, ${platform.name}`).toContain(
      status,
    );
  });
}

/** Submits each with an identity document. */
async function submitWithDocuments(platform: Platform, individuals: readonly Individual[]) {
  await inParallel(individuals, async (individual) => {
    await provideDocument(platform, individual.id, 'PASSPORT');
    await submittedInFull(platform, individual);
  });
}

check.describe("an individual's name", () => {
  check('decides the kycStatus by its last three characters', 'KYC-NAME-001', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        const individuals = await individualsNamed(platform, everyOf(endingIn(suffix)));
        await expectDecidedByName(platform, individuals);
        await forAllTogether(
          wordEndingIn(suffix),
          async (names) => {
            const drawn = await individualsNamed(platform, names);
            await expectDecidedByName(platform, drawn);
          },
          4,
        );
      }
    }
  });

  check(
    'with 001, 002 or 003 misplaced or changed selects APPROVED',
    'KYC-NAME-002',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const suffix of suffixes) {
          const individuals = await individualsNamed(platform, everyOf(nearlyEndingIn(suffix)));

          await expectDecidedByName(platform, individuals);
        }
      }
    },
  );

  check(
    'that does not end in 001, 002 or 003 selects APPROVED',
    'KYC-NAME-003',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const individuals = await individualsNamed(platform, everyOf(endingOtherwise));

        await expectDecidedByName(platform, individuals);
      }
    },
  );

  check(
    'decides the kycStatus, and a suffix of another field does not',
    'KYC-NAME-004',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        await inParallel(suffixes, async (suffix) => {
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

          expect(
            await settledKyc(platform, id, 'APPROVED'),
            `the kycStatus of an individual with ${suffix} in another member`,
          ).toBe('APPROVED');
        });
      }
    },
  );

  check(
    'decides the outcome of a submission by its last three characters',
    'KYC-NAME-005',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');

      for (const suffix of suffixes) {
        await forAllTogether(
          wordEndingIn(suffix),
          async (names) => {
            const individuals = await individualsNamed(platform, names);
            await submitWithDocuments(platform, individuals);
            await expectDecidedByName(platform, individuals);
          },
          3,
        );
      }
      const listed = await individualsNamed(platform, everyOf(endingIn('002')));
      await submitWithDocuments(platform, listed);
      await expectDecidedByName(platform, listed);
    },
  );

  check(
    'with 002 misplaced or changed leads to APPROVED after a submission',
    'KYC-NAME-006',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const individuals = await individualsNamed(platform, everyOf(nearlyEndingIn('002')));

      await submitWithDocuments(platform, individuals);

      await expectDecidedByName(platform, individuals);
    },
  );
});
