import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  businessSubmittedInFull,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { identified, nameIn, settledKyc } from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { submit, submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect } from '../../fixtures/index.ts';

/** How a submission is answered while another is under review is open; it decides nothing. */
const TIMES = [1, 2];

check.describe('a repeated submission', () => {
  check('does not decide KYC if the fullName ends in 001', 'KYC-SUBMIT-018', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const individual = await identified(platform, { fullName: nameIn('001') });
    await submittedInFull(platform, individual);
    const before = await settledKyc(platform, individual.id, 'PENDING');
    expect(before, 'the kycStatus after the first submission').toBe('PENDING');

    for (const time of TIMES) {
      await submit(platform, individual.id);

      const status = await kycStatusOf(platform, individual.id);
      expect(
        finalStatuses,
        `the final statuses, without the kycStatus, time ${time}`,
      ).not.toContain(status);
    }
  });

  check(
    'does not decide KYB if the registrationNumber ends in 001 or 003',
    'KYB-REVIEW-005',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      for (const registrationNumber of ['78A001', '78A003']) {
        const business = await documentedBusiness(platform, { registrationNumber });
        await businessSubmittedInFull(platform, business);

        for (const time of TIMES) {
          await submit(platform, business);

          const status = await kybStatusOf(platform, business);
          expect(
            finalStatuses,
            `the final statuses, without that of ${registrationNumber}, time ${time}`,
          ).not.toContain(status);
        }
      }
    },
  );
});
