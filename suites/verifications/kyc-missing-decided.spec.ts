import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  nameIn,
  newIndividual,
  packetFields,
} from '../../fixtures/areas/verifications/individuals.ts';
import { expectMissingField } from '../../fixtures/areas/verifications/missing-field.ts';
import { decidingAtCreation, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check } from '../../fixtures/index.ts';

/** Without a name there is no ending that leaves the individual open at creation. */
const leftOut = packetFields.filter((field) => field !== 'fullName');

for (const mode of decidingAtCreation) {
  check.describe(`${mode}, a submission after creation`, () => {
    for (const field of leftOut) {
      check(`without ${field} names it`, 'KYC-SUBMIT-019', async ({ run }) => {
        const platform = platformIn(run, mode);
        for (const suffix of ['001', '003']) {
          const sought = { fullName: nameIn(suffix), without: [field] };
          const { id } = await newIndividual(platform, sought);

          const reply = await endedAnswer(platform, id, await submit(platform, id));

          expectMissingField(reply, field);
        }
      });
    }
  });
}
