import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  nameIn,
  newIndividual,
  packetFields,
} from '../../fixtures/areas/verifications/individuals.ts';
import { expectMissingField } from '../../fixtures/areas/verifications/missing-field.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, inParallel } from '../../fixtures/index.ts';

/** Without a name there is no ending that leaves the individual open at creation. */
const leftOut = packetFields.filter((field) => field !== 'fullName');

check.describe('a submission after KYC at creation', () => {
  for (const field of leftOut) {
    check(`lists a missing ${field}`, 'KYC-SUBMIT-019', async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        for (const suffix of ['001', '003']) {
          const sought = { fullName: nameIn(suffix), without: [field] };
          const { id } = await newIndividual(platform, sought);

          const reply = await endedAnswer(platform, id, await submit(platform, id));

          expectMissingField(reply, field);
        }
      });
    });
  }
});
