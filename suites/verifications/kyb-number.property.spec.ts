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

const suffixes = magicSuffixes('business');

/** A business whose number decides, as it was sent and as the answer shows it. */
interface NumberedBusiness {
  readonly id: string;
  readonly sent: string;
  readonly shown: string;
}

/** New businesses with these numbers; which ones a service takes at all is open (G-113). */
async function businessesNumbered(platform: Platform, numbers: readonly string[]) {
  const asked = await inParallel(numbers, async (sent) => {
    const reply = await createBusiness(platform, { registrationNumber: sent });
    if (!isSuccess(reply)) {
      expectNotTaken(reply, sent);
      return undefined;
    }
    const shown = text(member(member(reply.json, 'businessInfo'), 'registrationNumber'));
    return { id: idIn(reply), sent, shown: shown ?? sent };
  });
  const taken: readonly NumberedBusiness[] = asked.filter((each) => each !== undefined);
  return taken.length > 0
    ? taken
    : undecided(
        'POST /customers refuses every registrationNumber under test, which the contract allows',
      );
}

/** Holds the kybStatus that each number selects; where a service tidied it up, what it shows may. */
async function expectDecidedByNumber(platform: Platform, businesses: readonly NumberedBusiness[]) {
  await inParallel(businesses, async ({ id, sent, shown }) => {
    const wanted = [sent, shown].map((each) => magicOutcome('business', each).status);
    // Where nothing is decided, PENDING is allowed.
    const open = wanted.includes('UNVERIFIED') ? ['PENDING'] : [];
    const allowed: readonly string[] = [...wanted, ...open];
    const status = await settledKyb(platform, id, ...allowed);
    expect(allowed, `the statuses due to ${JSON.stringify(sent)}, ${platform.name}`).toContain(
      status,
    );
  });
}

check.describe('a registrationNumber', () => {
  check('decides the kybStatus by its last three characters', 'KYB-NUMBER-001', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of suffixes) {
        const listed = await businessesNumbered(platform, everyOf(endingIn(suffix)));
        await inParallel(listed, ({ id }) => submit(platform, id));
        await expectDecidedByNumber(platform, listed);
        await forAllTogether(
          wordEndingIn(suffix),
          async (numbers) => {
            const businesses = await businessesNumbered(platform, numbers);
            await inParallel(businesses, ({ id }) => submit(platform, id));
            await expectDecidedByNumber(platform, businesses);
          },
          3,
        );
      }
    }
  });

  check(
    'with 001, 002 or 003 misplaced or changed selects APPROVED',
    'KYB-NUMBER-002',
    async ({ run }) => {
      const numbersOfEachKind = [
        ...suffixes.map((suffix) => everyOf(nearlyEndingIn(suffix))),
        everyOf(endingOtherwise),
      ];
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const numbers of numbersOfEachKind) {
          const businesses = await businessesNumbered(platform, numbers);

          await inParallel(businesses, ({ id }) => submit(platform, id));

          await expectDecidedByNumber(platform, businesses);
        }
      }
    },
  );

  check(
    'decides the kybStatus, and a suffix of another field does not',
    'KYB-NUMBER-003',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        await inParallel(suffixes, async (suffix) => {
          const legalName = `Sample Goods ${suffix}`;
          const members = { platformCustomerId: `${platform.unique()}${suffix}` };
          const business = await newBusiness(platform, { legalName, members });

          await submit(platform, business);

          expect(
            await settledKyb(platform, business, 'APPROVED'),
            `the kybStatus of the business ${legalName}`,
          ).toBe('APPROVED');
        });
      }
    },
  );
});
