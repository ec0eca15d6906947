import { kybStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  decidedOutcome,
  endedAnswer,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { decidingAtCreation, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import { unsubmittedBusiness } from '../../fixtures/areas/verifications/undecided-customers.ts';
import { covers, expect, type Mode, type Run, test } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const FINAL = ['APPROVED', 'REJECTED'];

function numberIn(suffix: string | undefined): string {
  return `78A${suffix ?? 'B'}`;
}

/** The first submission of a business without documents or owners, once per worker. */
async function firstSubmission(run: Run, mode: Mode, suffix: string | undefined) {
  const platform = platformIn(run, mode);
  return platform.once(`first submission of a number in ${suffix}`, async () => {
    const registrationNumber = numberIn(suffix);
    const business = await newBusiness(platform, { registrationNumber });
    const reply = await submit(platform, business);
    const { status } = magicOutcome('business', registrationNumber);
    const settledStatus = FINAL.includes(status)
      ? await settledKyb(platform, business, status)
      : await kybStatusOf(platform, business);
    return { platform, business, reply, status: settledStatus };
  });
}

test.describe('a business', () => {
  for (const [mode, row] of [
    ['unregulated', 'KYB-CREATE-001'],
    ['regulated', 'KYB-CREATE-002'],
    ['noPaperwork', 'KYB-CREATE-003'],
  ] as const) {
    test(`is created UNVERIFIED, ${mode}`, covers(row), async ({ run }) => {
      const platform = platformIn(run, mode);
      for (const suffix of [undefined, '001', '002', '003']) {
        const { status } = await unsubmittedBusiness(platform, numberIn(suffix));

        expect(await status(), numberIn(suffix)).toBe('UNVERIFIED');
      }
    });
  }
});

for (const mode of decidingAtCreation) {
  test.describe(`${mode}, the first submission of a business`, () => {
    for (const [suffix, statusRow, answerRow] of [
      [undefined, 'KYB-FIRST-001', 'KYB-FIRST-002'],
      ['002', 'KYB-FIRST-003', 'KYB-FIRST-004'],
    ] as const) {
      const wanted = magicOutcome('business', numberIn(suffix));

      test(`in ${suffix ?? 'letters'} is ${wanted.status}`, covers(statusRow), async ({ run }) => {
        const { reply, status } = await firstSubmission(run, mode, suffix);

        expect(reply).toBeSuccess();
        expect(status).toBe(wanted.status);
      });

      test(
        `in ${suffix ?? 'letters'} answers ${wanted.submission}`,
        covers(answerRow),
        async ({ run }) => {
          const { platform, business, reply } = await firstSubmission(run, mode, suffix);

          expect(await decidedOutcome(platform, business, reply)).toBe(wanted.submission);
        },
      );
    }

    for (const [suffix, row] of [
      ['001', 'KYB-FIRST-005'],
      ['003', 'KYB-FIRST-006'],
    ] as const) {
      test(`in ${suffix} is validated all the same`, covers(row), async ({ run }) => {
        const { platform, business, reply } = await firstSubmission(run, mode, suffix);

        const answer = await endedAnswer(platform, business, reply);
        expect(outcomeIn(answer)).toBe('RESOLVE_ERRORS');
      });
    }

    test('in 001 or 003 decides nothing', covers('KYB-FIRST-007'), async ({ run }) => {
      for (const suffix of ['001', '003']) {
        const { status } = await firstSubmission(run, mode, suffix);

        expect(FINAL, `kybStatus ${status}`).not.toContain(status);
      }
    });
  });
}
