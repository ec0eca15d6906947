import {
  entriesOf,
  entryFor,
  expectRecorded,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, notShown, requireCapability } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

check.describe('the KYB decision about a business', () => {
  check('leaves earlier consents unchanged', 'CONSENT-RECORD-026', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      requireCapability(platform, 'agreements');
      const [terms] = await offered(platform);
      const given = entryFor(terms);
      for (const registrationNumber of ['78AB', '78A002']) {
        const consents = { agreementConsents: [given] };
        const business = await newBusiness(platform, { registrationNumber, consents });
        const before = await readCustomer(platform, business);
        if (entriesOf(before, given.type).length === 0) {
          notShown('the consent of a business');
        }
        await submit(platform, business);
        const { status } = magicOutcome('business', registrationNumber);
        const decided = await settledKyb(platform, business, status);
        expect(decided, `the kybStatus of the number ${registrationNumber}`).toBe(status);

        expectRecorded(await readCustomer(platform, business), given);
      }
    }
  });
});
