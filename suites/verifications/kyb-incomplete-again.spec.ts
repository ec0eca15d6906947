import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expect, type Platform, test } from '../../fixtures/index.ts';

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
  test('is validated each time, unregulated', covers('KYB-OPEN-014'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    for (const number of ['78AB', '78A002', '78A003']) await expectOpen(platform, number);
  });

  test('in 001 or 003 is validated each time', covers('KYB-FIRST-008'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const number of ['78A001', '78A003']) await expectOpen(platform, number);
    }
  });
});
