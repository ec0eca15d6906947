import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an incomplete KYB submission sent again', () => {
  check('returns RESOLVE_ERRORS if paperwork is validated', 'KYB-OPEN-014', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    for (const registrationNumber of ['78AB', '78A001', '78A002', '78A003']) {
      const business = await newBusiness(platform, { registrationNumber });
      for (const time of [1, 2, 3]) {
        const reply = await submit(platform, business);

        const answer = await endedAnswer(platform, business, reply);
        const status = await kybStatusOf(platform, business);
        const what = `${registrationNumber}, time ${time}`;
        expect(outcomeIn(answer), `the verificationStatus of ${what}`).toBe('RESOLVE_ERRORS');
        expect(finalStatuses, `the final statuses, without the kybStatus of ${what}`).not.toContain(
          status,
        );
      }
    }
  });

  check('for suffix 001 or 003 returns RESOLVE_ERRORS', 'KYB-FIRST-008', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const registrationNumber of ['78A001', '78A003']) {
        const business = await newBusiness(platform, { registrationNumber });
        for (const time of [1, 2, 3]) {
          const reply = await submit(platform, business);

          const answer = await endedAnswer(platform, business, reply);
          const status = await kybStatusOf(platform, business);
          const what = `${platform.name} ${registrationNumber}, time ${time}`;
          expect(outcomeIn(answer), `the verificationStatus of ${what}`).toBe('RESOLVE_ERRORS');
          expect(
            finalStatuses,
            `the final statuses, without the kybStatus of ${what}`,
          ).not.toContain(status);
        }
      }
    }
  });
});
