import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { endedAnswer } from '../../fixtures/verifications/answered-submissions.ts';
import { kybStatusOf, newBusiness } from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { platformIn, platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/verifications/submissions.ts';

/** Submits a business without documents or owners several times. */
async function expectOpen(platform: Platform, registrationNumber: string): Promise<void> {
  const business = await newBusiness(platform, { registrationNumber });
  for (const time of [1, 2, 3]) {
    const answer = await endedAnswer(platform, business, await submit(platform, business));
    const status = await kybStatusOf(platform, business);

    const what = `${platform.name} ${registrationNumber}, time ${time}`;
    expect(outcomeIn(answer), what).toBe('RESOLVE_ERRORS');
    expect(finalStatuses, `${what}: ${status}`).not.toContain(status);
  }
}

test.describe('a business submitted again without its papers', () => {
  test('is validated each time, unregulated', covers('KYB-OPEN-014'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    for (const number of ['78AB', '78A002', '78A003']) await expectOpen(platform, number);
  });

  test('in 001 or 003 is validated each time', covers('KYB-FIRST-008'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const number of ['78A001', '78A003']) await expectOpen(platform, number);
    }
  });
});
