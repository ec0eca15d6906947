import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { nameIn, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import {
  expectMissingField,
  itemsLeftOut,
} from '../../fixtures/areas/verifications/missing-field.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, inParallel } from '../../fixtures/index.ts';

check.describe('if KYC resolves at creation, a submission', () => {
  check('for 001 or 003 returns each missing item', 'KYC-SUBMIT-019', async ({ run }) => {
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
});
