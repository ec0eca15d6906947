import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  businessSubmittedInFull,
  completedBusiness,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import {
  settledKyb,
  uploadBusinessDocuments,
} from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { finalNumbers } from '../../fixtures/areas/verifications/decided-business.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, optional, type Reply, unreached, waitFor } from '../../fixtures/index.ts';

check.describe('a business completed after RESOLVE_ERRORS', () => {
  check('has the kybStatus that its number selects', 'KYB-OPEN-010', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    for (const wanted of finalStatuses) {
      const registrationNumber = finalNumbers[wanted];
      // The same documents, all at once, are enough for a decision.
      const { status } = await completedBusiness(platform, registrationNumber);
      if (status !== wanted)
        unreached(
          `P-05 a business with KYB ${wanted}: its kybStatus stayed ${status} after POST /verifications with all documents`,
        );
      const business = await documentedBusiness(platform, { registrationNumber }, 'documents');
      const half = await endedAnswer(platform, business, await submit(platform, business));
      expect(outcomeIn(half), 'the verificationStatus without documents').toBe('RESOLVE_ERRORS');

      await uploadBusinessDocuments(platform, business);
      await optional(() => businessSubmittedInFull(platform, business));
      // What was handed in may be looked at first.
      const again = () => submit(platform, business);
      const isTaken = (reply: Reply) => outcomeIn(reply) !== 'RESOLVE_ERRORS';
      await waitFor(again, isTaken, platform.target.settleMs);

      expect(await settledKyb(platform, business, wanted), 'the kybStatus with all documents').toBe(
        wanted,
      );
    }
  });
});
