import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { readCustomer } from '../../fixtures/customers/record.ts';
import { member } from '../../fixtures/platform/reply.ts';
import {
  newBusiness,
  renameBusiness,
  settledKyb,
} from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { finalNumbers } from '../../fixtures/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';

/** The number that would lead to the other outcome. */
const before = { APPROVED: finalNumbers.REJECTED, REJECTED: finalNumbers.APPROVED } as const;

test.describe('a registration number changed before the first submission', () => {
  test('decides as it is by then', covers('KYB-NUMBER-004'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const status of finalStatuses) {
        const business = await newBusiness(platform, { registrationNumber: before[status] });
        await renameBusiness(platform, business, finalNumbers[status]);
        const { businessInfo } = Object(await readCustomer(platform, business));
        const shown = member(businessInfo, 'registrationNumber');
        if (shown !== finalNumbers[status]) unverified('no change of the number shows (G-113)');

        expect(await submit(platform, business), 'the first submission').toBeSuccess();

        expect(await settledKyb(platform, business, status)).toBe(status);
      }
    }
  });
});
