import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  newBusiness,
  renameBusiness,
  settledKyb,
} from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { finalNumbers } from '../../fixtures/areas/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, member, unreached, waitFor } from '../../fixtures/index.ts';

/** The number that would lead to the other outcome. */
const before = { APPROVED: finalNumbers.REJECTED, REJECTED: finalNumbers.APPROVED } as const;

check.describe('a new registrationNumber set before the first submission', () => {
  check('selects the kybStatus', 'KYB-NUMBER-004', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const status of finalStatuses) {
        const business = await newBusiness(platform, { registrationNumber: before[status] });
        await renameBusiness(platform, business, finalNumbers[status]);
        const numberOf = (record: unknown) =>
          member(member(record, 'businessInfo'), 'registrationNumber');
        const isChanged = (record: unknown) => numberOf(record) === finalNumbers[status];
        const read = () => readCustomer(platform, business);
        if (!isChanged(await waitFor(read, isChanged, platform.target.settleMs))) {
          unreached(
            'GET /customers/{customerId} does not show the registrationNumber that PATCH set',
          );
        }

        expect(await submit(platform, business), 'the first submission').toBeSuccess();

        expect(
          await settledKyb(platform, business, status),
          'the kybStatus after the first submission',
        ).toBe(status);
      }
    }
  });
});
