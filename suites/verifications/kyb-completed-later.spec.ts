import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { blocked, ifAtAll } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { endedAnswer } from '../../fixtures/verifications/answered-submissions.ts';
import {
  businessSubmittedInFull,
  completedBusiness,
  documentedBusiness,
} from '../../fixtures/verifications/business-submissions.ts';
import { settledKyb, uploadBusinessDocuments } from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { finalNumbers } from '../../fixtures/verifications/decided-business.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/verifications/submissions.ts';

test.describe('half a packet of a business, completed later,', () => {
  test('is decided by its number', covers('KYB-OPEN-010'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    for (const wanted of finalStatuses) {
      const registrationNumber = finalNumbers[wanted];
      // The twin: the same papers, all at once, are enough for a decision.
      const { status } = await completedBusiness(platform, registrationNumber);
      if (status !== wanted) blocked(`P-05 a business ${wanted}: it stayed ${status}`);
      const business = await documentedBusiness(platform, { registrationNumber }, 'documents');
      const half = await endedAnswer(platform, business, await submit(platform, business));
      expect(outcomeIn(half), 'without documents').toBe('RESOLVE_ERRORS');

      await uploadBusinessDocuments(platform, business);
      await ifAtAll(() => businessSubmittedInFull(platform, business));
      // What was handed in may be looked at first.
      const again = () => submit(platform, business);
      const isTaken = (reply: Reply) => outcomeIn(reply) !== 'RESOLVE_ERRORS';
      await settled(again, isTaken, platform.target.settleMs);

      expect(await settledKyb(platform, business, wanted), 'with all').toBe(wanted);
    }
  });
});
