import {
  entriesOf,
  entryFor,
  expectRecorded,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { identityDocument } from '../../fixtures/areas/customers/identity-document.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import {
  decidedAtCreation,
  decidedBySubmission,
  decidedIndividual,
  finalStatuses,
} from '../../fixtures/areas/verifications/decided.ts';
import {
  changeIndividual,
  identified,
  nameIn,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformOfAnyMode,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { submit, submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, notShown, unreached } from '../../fixtures/index.ts';

check.describe('an individual', () => {
  for (const [status, row] of [
    ['APPROVED', 'KYC-FINAL-001'],
    ['REJECTED', 'KYC-FINAL-002'],
  ] as const) {
    check(`made ${status} by a submission cannot be submitted again`, row, async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const id = await decidedBySubmission(platform, status);

      expect(await submit(platform, id)).toBeRefused(400);
    });
  }

  for (const [status, row] of [
    ['APPROVED', 'KYC-FINAL-003'],
    ['REJECTED', 'KYC-FINAL-004'],
  ] as const) {
    check(`who was created ${status} cannot be submitted`, row, async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        const id = await decidedAtCreation(platform, status);

        expect(await submit(platform, id)).toBeRefused(400);
      });
    });
  }

  check(
    'submitted with a final kycStatus is refused with INVALID_INPUT',
    'KYC-FINAL-005',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      await inParallel(finalStatuses, async (status) => {
        const id = await decidedIndividual(platform, status);

        expect(await submit(platform, id)).toBeError(400, 'INVALID_INPUT');
      });
    },
  );

  check('keeps a final kycStatus after a refused submission', 'KYC-FINAL-006', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await inParallel(finalStatuses, async (status) => {
      const id = await decidedIndividual(platform, status);

      for (let time = 1; time <= 2; time += 1) {
        await submit(platform, id);
        expect(await kycStatusOf(platform, id), `the kycStatus after refusal ${time}`).toBe(status);
      }
    });
  });

  check('keeps a final kycStatus when a document is added', 'KYC-FINAL-010', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await inParallel(finalStatuses, async (status) => {
      const id = await decidedIndividual(platform, status);

      await platform.call('createDocument', { form: identityDocument(id, 'NATIONAL_ID') });

      expect(await kycStatusOf(platform, id), 'the kycStatus after the upload').toBe(status);
    });
  });

  check('keeps a final kycStatus when a consent is added', 'KYC-FINAL-015', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const [terms] = await offered(platform);
    await inParallel(finalStatuses, async (status) => {
      const id = await decidedIndividual(platform, status);

      await update(platform, id, { agreementConsents: [entryFor(terms)] });

      expect(await kycStatusOf(platform, id), 'the kycStatus after the consent').toBe(status);
    });
  });
});

check.describe('the KYC approval of an individual', () => {
  check('leaves earlier consents unchanged', 'CONSENT-RECORD-018', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const [terms] = await offered(platform);
    const given = entryFor(terms);
    const individual = await identified(platform, { members: { agreementConsents: [given] } });
    const before = await readCustomer(platform, individual.id);
    if (entriesOf(before, given.type).length === 0) {
      notShown('the consent of an individual');
    }
    await submittedInFull(platform, individual);
    const decided = await settledKyc(platform, individual.id, 'APPROVED');
    if (decided !== 'APPROVED')
      unreached(
        `P-04 an individual with KYC APPROVED: its kycStatus stayed ${decided} after POST /verifications`,
      );

    expectRecorded(await readCustomer(platform, individual.id), given);
  });
});

/** Endings of names that lead to another status. */
const OTHER_ENDINGS = { APPROVED: ['002', '001', '003'], REJECTED: [undefined, '001'] } as const;

check.describe('a renamed individual', () => {
  for (const [status, row] of [
    ['APPROVED', 'KYC-FINAL-007'],
    ['REJECTED', 'KYC-FINAL-008'],
  ] as const) {
    check(`who was ${status} stays ${status}`, row, async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const id = await decidedIndividual(platform, status);

      for (const suffix of OTHER_ENDINGS[status]) {
        await changeIndividual(platform, id, { fullName: nameIn(suffix) });

        expect(
          await kycStatusOf(platform, id),
          `the kycStatus after a rename to ${suffix ?? 'another ending'}`,
        ).toBe(status);
      }
    });
  }

  for (const [status, row] of [
    ['APPROVED', 'KYC-FINAL-013'],
    ['REJECTED', 'KYC-FINAL-014'],
  ] as const) {
    check(`who was created ${status} stays ${status}`, row, async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        const id = await decidedAtCreation(platform, status);

        for (const suffix of OTHER_ENDINGS[status]) {
          await changeIndividual(platform, id, { fullName: nameIn(suffix) });

          const seen = await kycStatusOf(platform, id);
          expect(seen, `the kycStatus after a rename to ${suffix ?? 'another ending'}`).toBe(
            status,
          );
        }
      });
    });
  }

  check(
    'who was created APPROVED or REJECTED cannot be submitted',
    'KYC-FINAL-017',
    async ({ run }) => {
      await inParallel(platformsDecidingAtCreation(run), async (platform) => {
        await inParallel(finalStatuses, async (status) => {
          const id = await decidedAtCreation(platform, status);
          await changeIndividual(platform, id, { fullName: nameIn(OTHER_ENDINGS[status][1]) });

          expect(await submit(platform, id), 'the submission after the rename').toBeRefused(400);
          expect(await kycStatusOf(platform, id), 'the kycStatus after the refusal').toBe(status);
        });
      });
    },
  );

  check('who has a final kycStatus cannot be submitted', 'KYC-FINAL-009', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    for (const [status, suffix] of [
      ['APPROVED', '003'],
      ['REJECTED', undefined],
    ] as const) {
      const id = await decidedIndividual(platform, status);

      await changeIndividual(platform, id, { fullName: nameIn(suffix) });

      expect(await submit(platform, id), `the submission as ${nameIn(suffix)}`).toBeRefused(400);
      expect(await kycStatusOf(platform, id), 'the kycStatus after the refusal').toBe(status);
    }
  });
});
