import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import { entryFor, offered } from '../../fixtures/areas/customers/consents.ts';
import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { upload } from '../../fixtures/areas/documents/upload.ts';
import { updateBeneficialOwner } from '../../fixtures/areas/owners/calls.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  decidedBusiness,
  finalNumbers,
} from '../../fixtures/areas/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { createBeneficialOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** Whether a decided business may be given these at all is open; its status stays either way. */
const additions = {
  document: (platform: Platform, business: string) =>
    upload(platform, business, { documentType: 'PROOF_OF_ADDRESS' }),
  owner: (platform: Platform, business: string) => createBeneficialOwner(platform, business),
  consent: async (platform: Platform, business: string) => {
    const [terms] = await offered(platform);
    return updateBusiness(platform, business, { agreementConsents: [entryFor(terms)] });
  },
};

test.describe('a decided business keeps its status', () => {
  for (const [addition, row] of [
    ['document', 'KYB-FINAL-010'],
    ['owner', 'KYB-FINAL-011'],
    ['consent', 'KYB-FINAL-012'],
  ] as const) {
    test(`when a further ${addition} comes`, covers(row), async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const status of finalStatuses) {
          const business = await decidedBusiness(platform, status);

          await additions[addition](platform, business);

          expect(await kybStatusOf(platform, business)).toBe(status);
        }
      }
    });
  }

  test('when an owner is changed', covers('KYB-FINAL-013'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const status of finalStatuses) {
        const registrationNumber = finalNumbers[status];
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business);
        await submit(platform, business);
        const before = await settledKyb(platform, business, status);
        if (before !== status) unverified(`a business in ${registrationNumber} stayed ${before}`);

        const reply = await updateBeneficialOwner(platform, owner, {
          personalInfo: { lastName: 'Other002' },
        });

        if (!isSuccess(reply)) unverified(`changing a decided owner was answered ${reply.status}`);
        expect(await kybStatusOf(platform, business)).toBe(status);
      }
    }
  });
});
