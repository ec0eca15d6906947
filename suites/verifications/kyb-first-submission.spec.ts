import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  decidedOutcome,
  endedAnswer,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe('a business', () => {
  for (const [which, mode, row] of [
    ['an unregulated platform', 'unregulated', 'KYB-CREATE-001'],
    ['a regulated platform', 'regulated', 'KYB-CREATE-002'],
    ['a platform that skips paperwork', 'paperwork skipped', 'KYB-CREATE-003'],
  ] as const) {
    check(`on ${which} is created UNVERIFIED`, row, async ({ run }) => {
      const platform = platformIn(run, mode);
      await inParallel(['78AB', '78A001', '78A002', '78A003'], async (registrationNumber) => {
        const business = await newBusiness(platform, { registrationNumber });

        expect(
          await kybStatusOf(platform, business),
          `the kybStatus of the number ${registrationNumber}`,
        ).toBe('UNVERIFIED');
      });
    });
  }
});

check.describe('if paperwork is not validated,', () => {
  for (const [registrationNumber, status, statusRow, answerRow] of [
    ['78AB', 'APPROVED', 'KYB-FIRST-001', 'KYB-FIRST-002'],
    ['78A002', 'REJECTED', 'KYB-FIRST-003', 'KYB-FIRST-004'],
  ] as const) {
    check(
      `a submitted business with number ${registrationNumber} is ${status}`,
      statusRow,
      async ({ run }) => {
        await inParallel(platformsDecidingAtCreation(run), async (platform) => {
          const business = await newBusiness(platform, { registrationNumber });

          const reply = await submit(platform, business);

          expect(reply, 'the first submission').toBeSuccess();
          expect(
            await settledKyb(platform, business, status),
            'the kybStatus after the first submission',
          ).toBe(status);
        });
      },
    );

    check(
      `submitting a business with number ${registrationNumber} returns ${status}`,
      answerRow,
      async ({ run }) => {
        await inParallel(platformsDecidingAtCreation(run), async (platform) => {
          const business = await newBusiness(platform, { registrationNumber });

          const reply = await submit(platform, business);

          // It may be under way until the business is decided.
          await settledKyb(platform, business, status);
          expect(
            await decidedOutcome(platform, business, reply),
            'the verificationStatus of the first submission',
          ).toBe(status);
        });
      },
    );
  }

  for (const [registrationNumber, row] of [
    ['78A001', 'KYB-FIRST-005'],
    ['78A003', 'KYB-FIRST-006'],
  ] as const) {
    check(
      `an incomplete business of suffix ${registrationNumber.slice(-3)} gets RESOLVE_ERRORS`,
      row,
      async ({ run }) => {
        await inParallel(platformsDecidingAtCreation(run), async (platform) => {
          const business = await newBusiness(platform, { registrationNumber });

          const reply = await submit(platform, business);

          const answer = await endedAnswer(platform, business, reply);
          expect(outcomeIn(answer), 'the verificationStatus of the first submission').toBe(
            'RESOLVE_ERRORS',
          );
        });
      },
    );
  }

  check('a business of suffix 001 or 003 is not auto-decided', 'KYB-FIRST-007', async ({ run }) => {
    await inParallel(platformsDecidingAtCreation(run), async (platform) => {
      await inParallel(['78A001', '78A003'], async (registrationNumber) => {
        const business = await newBusiness(platform, { registrationNumber });

        await submit(platform, business);

        const status = await kybStatusOf(platform, business);
        expect(
          finalStatuses,
          'the final statuses, without the kybStatus after the submission',
        ).not.toContain(status);
      });
    });
  });
});
