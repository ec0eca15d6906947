import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { updateBusiness } from '../../fixtures/customers/business-consents.ts';
import { entryFor, offered } from '../../fixtures/customers/consents.ts';
import { upload } from '../../fixtures/documents/upload.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { kybStatusOf, newBusiness, settledKyb } from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { decidedBusiness, finalNumbers } from '../../fixtures/verifications/decided-business.ts';
import { askToChange } from '../../fixtures/verifications/kept-owners.ts';
import { platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { askForOwner, newOwner } from '../../fixtures/verifications/owners.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';

/** Whether a decided business may be given these at all is open; its status stays either way. */
const additions = {
  document: (platform: Platform, business: string) =>
    upload(platform, business, { documentType: 'PROOF_OF_ADDRESS' }),
  owner: (platform: Platform, business: string) => askForOwner(platform, business),
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
    test(`when a further ${addition} comes`, covers(row), async ({ session }) => {
      for (const platform of platformsDecidingAtCreation(session)) {
        for (const status of finalStatuses) {
          const business = await decidedBusiness(platform, status);

          await additions[addition](platform, business);

          expect(await kybStatusOf(platform, business)).toBe(status);
        }
      }
    });
  }

  test('when an owner is changed', covers('KYB-FINAL-013'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const status of finalStatuses) {
        const registrationNumber = finalNumbers[status];
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business);
        await submit(platform, business);
        const before = await settledKyb(platform, business, status);
        if (before !== status) unverified(`a business in ${registrationNumber} stayed ${before}`);

        const reply = await askToChange(platform, owner, {
          personalInfo: { lastName: 'Other002' },
        });

        if (!isSuccess(reply)) unverified(`changing a decided owner was answered ${reply.status}`);
        expect(await kybStatusOf(platform, business)).toBe(status);
      }
    }
  });
});
