import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { updateBusiness } from '../../fixtures/customers/business-consents.ts';
import { NEW_DATA } from '../../fixtures/customers/updates.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { kybStatusOf } from '../../fixtures/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import {
  decidedBusiness,
  decidedWithPapers,
} from '../../fixtures/verifications/decided-business.ts';
import { platformIn, platformsDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';

/** Changes what is neither name nor number, one after the other; the status stays each time. */
async function expectKept(platform: Platform, business: string, status: string): Promise<void> {
  const { address } = NEW_DATA;
  for (const members of [{ address }, { email: `${platform.unique()}@example.com` }]) {
    await updateBusiness(platform, business, members);

    const changed = `${platform.name} with another ${Object.keys(members)}`;
    expect(await kybStatusOf(platform, business), changed).toBe(status);
  }
  expect(await submit(platform, business), platform.name).toBeRefused(400);
}

test.describe('a business with changed data keeps its status', () => {
  test('as its first submission decided', covers('KYB-FINAL-016'), async ({ session }) => {
    for (const platform of platformsDecidingAtCreation(session)) {
      for (const status of finalStatuses) {
        await expectKept(platform, await decidedBusiness(platform, status), status);
      }
    }
  });

  test('as its papers decided', covers('KYB-FINAL-015'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    for (const status of finalStatuses) {
      await expectKept(platform, await decidedWithPapers(platform, status), status);
    }
  });
});
