import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { nameIn, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import {
  expectMissingField,
  itemsLeftOut,
} from '../../fixtures/areas/verifications/missing-field.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  missingTypesIn,
  outcomeIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe('if KYC resolves at creation, a submission', () => {
  check('for suffix 001 or 003 names each missing item', 'KYC-SUBMIT-019', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      await inParallel(await itemsLeftOut(platform), async (field) => {
        for (const suffix of ['001', '003']) {
          const sought = { fullName: nameIn(suffix), without: [field] };
          const { id } = await newIndividual(platform, sought);

          const reply = await endedAnswer(platform, id, await submit(platform, id));

          expectMissingField(reply, field);
        }
      });
    });
  });

  check('for suffix 001 or 003 names a missing document', 'KYC-SUBMIT-019', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      for (const suffix of ['001', '003']) {
        const { id } = await newIndividual(platform, { fullName: nameIn(suffix) });

        const reply = await endedAnswer(platform, id, await submit(platform, id));

        expect(outcomeIn(reply), `the verificationStatus of a name ending in ${suffix}`).toBe(
          'RESOLVE_ERRORS',
        );
        expect(missingTypesIn(reply), 'the types of the errors').toContain(
          'MISSING_IDENTITY_DOCUMENT',
        );
      }
    });
  });
});
