import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import {
  completedBusiness,
  documentedBusiness,
} from '../../fixtures/verifications/business-submissions.ts';
import { kybStatusOf } from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/verifications/submissions.ts';

const numbers = ['78AB', '78A001', '78A002', '78A003'];

/** A business submitted without that part and with everything else, once per worker. */
function submittedWithout(platform: Platform, part: 'documents' | 'owner', number: string) {
  return platform.once(`submission of ${number} without ${part}`, async () => {
    const business = await documentedBusiness(platform, { registrationNumber: number }, part);
    return { business, reply: await submit(platform, business) };
  });
}

test.describe('half a packet of a business, unregulated,', () => {
  for (const [part, row] of [
    ['documents', 'KYB-OPEN-007'],
    ['owner', 'KYB-OPEN-008'],
  ] as const) {
    test(`without ${part} has errors to resolve`, covers(row), async ({ session }) => {
      const platform = platformIn(session, 'unregulated');
      for (const number of numbers) {
        // The twin: with everything there, nothing is missing.
        await completedBusiness(platform, number);

        const { reply } = await submittedWithout(platform, part, number);

        expect(outcomeIn(reply), number).toBe('RESOLVE_ERRORS');
      }
    });
  }

  test('decides nothing', covers('KYB-OPEN-009'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    for (const number of numbers) {
      await completedBusiness(platform, number);
      for (const part of ['documents', 'owner'] as const) {
        const { business } = await submittedWithout(platform, part, number);

        const status = await kybStatusOf(platform, business);
        expect(finalStatuses, `${number} without ${part} is ${status}`).not.toContain(status);
      }
    }
  });
});
