import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  decidedOutcome,
  endedAnswer,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  completedBusiness,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { covers, expect, orFail, test, unlessConfirmed } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const FINAL = ['APPROVED', 'REJECTED'];

test.describe('an incomplete business, unregulated,', () => {
  for (const [fact, row] of [
    ['has errors to resolve', 'KYB-OPEN-001'],
    ['is not decided', 'KYB-OPEN-002'],
  ] as const) {
    test(`${fact}, however its number ends`, covers(row), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      for (const registrationNumber of ['78AB', '78A001', '78A002', '78A003']) {
        const business = await newBusiness(platform, { registrationNumber });

        const outcome = outcomeIn(await submit(platform, business));

        if (row === 'KYB-OPEN-001') {
          expect(outcome, registrationNumber).toBe('RESOLVE_ERRORS');
        } else {
          const status = await kybStatusOf(platform, business);
          expect(FINAL, `${registrationNumber} is ${status}`).not.toContain(status);
        }
      }
    });
  }
});

test.describe('a complete business, unregulated,', () => {
  for (const [registrationNumber, statusRow, answerRow] of [
    ['78AB', 'KYB-OPEN-003', 'KYB-OPEN-004'],
    ['78A002', 'KYB-OPEN-005', 'KYB-OPEN-006'],
  ] as const) {
    const wanted = magicOutcome('business', registrationNumber);

    test(`with ${registrationNumber} is ${wanted.status}`, covers(statusRow), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const { status } = await orFail(() => completedBusiness(platform, registrationNumber));

      expect(status).toBe(wanted.status);
    });

    test(
      `with ${registrationNumber} answers ${wanted.submission}`,
      covers(answerRow),
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const { business, reply } = await completedBusiness(platform, registrationNumber);

        expect(await decidedOutcome(platform, business, reply)).toBe(wanted.submission);
      },
    );
  }
});

test.describe('a complete business', () => {
  for (const [registrationNumber, row] of [
    ['78A001', 'KYB-REVIEW-001'],
    ['78A003', 'KYB-REVIEW-002'],
  ] as const) {
    test(`with ${registrationNumber} is not decided by itself`, covers(row), async ({ run }) => {
      const unregulated = platformIn(run, 'unregulated');
      for (const platform of [unregulated, ...platformsDecidingAtCreation(run)]) {
        const { reply, status } = await completedBusiness(platform, registrationNumber);

        expect(reply, platform.name).toBeSuccess();
        expect(FINAL, `verificationStatus, ${platform.name}`).not.toContain(outcomeIn(reply));
        expect(FINAL, `kybStatus, ${platform.name}`).not.toContain(status);
      }
    });
  }

  test('is reviewed', covers('KYB-REVIEW-003'), async ({ run }) => {
    for (const registrationNumber of ['78A001', '78A003']) {
      const { reply } = await completedBusiness(platformIn(run, 'unregulated'), registrationNumber);

      if (outcomeIn(reply) !== 'PENDING_MANUAL_REVIEW') {
        unlessConfirmed('G-125', `the submission answered ${outcomeIn(reply)}`);
      }
      expect(outcomeIn(reply)).toBe('PENDING_MANUAL_REVIEW');
    }
  });
});

test.describe('direct onboarding', () => {
  for (const [part, row] of [
    ['information', 'KYB-PACKET-001'],
    ['documents', 'KYB-PACKET-002'],
    ['owner', 'KYB-PACKET-003'],
  ] as const) {
    test(`without ${part} has errors to resolve`, covers(row), async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const registrationNumber of ['78A001', '78A003']) {
          // The twin: with everything there, nothing is missing.
          await completedBusiness(platform, registrationNumber);
          const business = await documentedBusiness(platform, { registrationNumber }, part);

          const reply = await submit(platform, business);
          const outcome = outcomeIn(await endedAnswer(platform, business, reply));

          if (part === 'information' && outcome !== 'RESOLVE_ERRORS') {
            unlessConfirmed('G-127', `without ${part}, the submission answered ${outcome}`);
          }
          expect(outcome, registrationNumber).toBe('RESOLVE_ERRORS');
        }
      }
    });
  }
});
