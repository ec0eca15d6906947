import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import { renameBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  decidedBusiness,
  decidedWithDocuments,
  finalNumbers,
} from '../../fixtures/areas/verifications/decided-business.ts';
import {
  platformIn,
  platformOfAnyMode,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

/** What another look at it would find once it has the number that leads to the other status. */
const other = { APPROVED: 'REJECTED', REJECTED: 'APPROVED' } as const;

check.describe('a business', () => {
  for (const [status, row] of [
    ['APPROVED', 'KYB-FINAL-001'],
    ['REJECTED', 'KYB-FINAL-002'],
  ] as const) {
    check(`that is ${status} cannot be submitted again`, row, async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        const business = await decidedBusiness(platform, status);

        expect(await submit(platform, business)).toBeRefused(400);
      });
    });
  }

  check('keeps a final kybStatus after a refused submission', 'KYB-FINAL-003', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(['APPROVED', 'REJECTED'] as const, async (status) => {
        const business = await decidedBusiness(platform, status);

        for (let time = 1; time <= 2; time += 1) {
          await submit(platform, business);
          expect(await kybStatusOf(platform, business), `the kybStatus after refusal ${time}`).toBe(
            status,
          );
        }
      });
    }
  });

  check('keeps a final kybStatus when it is renamed', 'KYB-FINAL-004', async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      await inParallel(finalStatuses, async (status) => {
        const customerId = await decidedBusiness(platform, status);

        await renameBusiness(platform, customerId, finalNumbers[other[status]]);

        expect(
          await kybStatusOf(platform, customerId),
          `the kybStatus after the new name, ${platform.name}`,
        ).toBe(status);
        expect(
          await submit(platform, customerId),
          `the submission after the new name, ${platform.name}`,
        ).toBeRefused(400);
      });
    }
  });
});

check.describe('a complete business', () => {
  for (const [status, row] of [
    ['APPROVED', 'KYB-FINAL-005'],
    ['REJECTED', 'KYB-FINAL-006'],
  ] as const) {
    check(`that is ${status} cannot be submitted again`, row, async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const business = await decidedWithDocuments(platform, status);

      expect(await submit(platform, business)).toBeRefused(400);
    });
  }

  check('keeps a final kybStatus after a refused submission', 'KYB-FINAL-007', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await inParallel(finalStatuses, async (status) => {
      const business = await decidedWithDocuments(platform, status);

      await submit(platform, business);

      expect(await kybStatusOf(platform, business), 'the kybStatus after the refusal').toBe(status);
    });
  });

  check('keeps a final kybStatus when it is renamed', 'KYB-FINAL-008', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await inParallel(finalStatuses, async (status) => {
      const business = await decidedWithDocuments(platform, status);

      await renameBusiness(platform, business, finalNumbers[other[status]]);

      expect(await kybStatusOf(platform, business), 'the kybStatus after the new name').toBe(
        status,
      );
      expect(await submit(platform, business), 'the submission after the new name').toBeRefused(
        400,
      );
    });
  });
});
