import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  completedBusiness,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

const numbers = ['78AB', '78A001', '78A002', '78A003'];

check.describe('if a platform validates paperwork, a business', () => {
  for (const [what, part, row] of [
    ['documents', 'documents', 'KYB-OPEN-007'],
    ['an owner', 'owner', 'KYB-OPEN-008'],
  ] as const) {
    check(`without ${what} gets RESOLVE_ERRORS`, row, async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(numbers, async (number) => {
        // With everything there, nothing is missing.
        await completedBusiness(platform, number);
        const business = await documentedBusiness(platform, { registrationNumber: number }, part);

        const reply = await submit(platform, business);

        expect(outcomeIn(reply), `the verificationStatus of the number ${number}`).toBe(
          'RESOLVE_ERRORS',
        );
      });
    });
  }

  check('that is incomplete gets no final kybStatus', 'KYB-OPEN-009', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    await inParallel(numbers, async (number) => {
      await completedBusiness(platform, number);
      for (const part of ['documents', 'owner'] as const) {
        const business = await documentedBusiness(platform, { registrationNumber: number }, part);

        await submit(platform, business);

        const status = await kybStatusOf(platform, business);
        expect(
          finalStatuses,
          `the final statuses, without the kybStatus of ${number} without ${part}`,
        ).not.toContain(status);
      }
    });
  });
});
