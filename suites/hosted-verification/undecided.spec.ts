import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { askForLink, hostedLink } from '../../fixtures/areas/hosted-verification/links.ts';
import {
  businessSubmittedInFull,
  documentedBusiness,
} from '../../fixtures/areas/verifications/business-submissions.ts';
import { newBusiness, settledKyb } from '../../fixtures/areas/verifications/businesses.ts';
import { decidedIndividual, finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import {
  identified,
  identifiedUndecided,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  type decidingAtCreation,
  platformIn,
  platformOfAnyMode,
} from '../../fixtures/areas/verifications/mode.ts';
import { submit, submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

const NUMBERS = [
  ['78AB', 'APPROVED'],
  ['78A002', 'REJECTED'],
] as const;

check.describe('requesting a hosted link', () => {
  check(
    'does not submit an individual for verification',
    'HOSTED-UNDECIDED-001',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const individual = await identified(platform);
      await hostedLink(platform, individual.id);
      await hostedLink(platform, individual.id);

      expect(await kycStatusOf(platform, individual.id), 'the kycStatus after the links').toBe(
        'UNVERIFIED',
      );

      await submittedInFull(platform, individual);
      expect(
        await settledKyc(platform, individual.id, 'APPROVED'),
        'the kycStatus after the submission',
      ).toBe('APPROVED');
    },
  );

  check('does not submit a business for verification', 'HOSTED-UNDECIDED-002', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const business = await documentedBusiness(platform, { registrationNumber: '78AB' });
    await hostedLink(platform, business);
    await hostedLink(platform, business);

    expect(await kybStatusOf(platform, business), 'the kybStatus after the links').toBe(
      'UNVERIFIED',
    );

    await businessSubmittedInFull(platform, business);
    expect(
      await settledKyb(platform, business, 'APPROVED'),
      'the kybStatus after the submission',
    ).toBe('APPROVED');
  });

  check(
    'leaves a business with the registrationNumber 78A003 UNVERIFIED',
    'HOSTED-UNDECIDED-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const business = await documentedBusiness(platform, { registrationNumber: '78A003' });
      await hostedLink(platform, business);
      await hostedLink(platform, business);

      const status = await kybStatusOf(platform, business);
      expect(status, 'the kybStatus after the links').toBe('UNVERIFIED');
    },
  );

  for (const [mode, where, row] of [
    ['regulated', 'on a regulated platform', 'HOSTED-UNDECIDED-003'],
    ['paperwork skipped', 'on a platform that skips paperwork', 'HOSTED-UNDECIDED-004'],
  ] as const satisfies readonly (readonly [
    (typeof decidingAtCreation)[number],
    string,
    string,
  ])[]) {
    check(`does not submit a business ${where}`, row, async ({ run }) => {
      const platform = platformIn(run, mode);
      await inParallel(NUMBERS, async ([registrationNumber, decided]) => {
        const business = await newBusiness(platform, { registrationNumber });
        await hostedLink(platform, business);
        await hostedLink(platform, business);

        expect(
          await kybStatusOf(platform, business),
          `the kybStatus of ${registrationNumber} after the links`,
        ).toBe('UNVERIFIED');

        expect(
          await submit(platform, business),
          'the first submission of the business',
        ).toBeSuccess();
        const status = await settledKyb(platform, business, decided);
        expect(status, `the kybStatus of ${registrationNumber} after the submission`).toBe(decided);
      });
    });
  }

  check('leaves a final kycStatus unchanged', 'HOSTED-UNDECIDED-005', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    await hostedLink(platform, (await identifiedUndecided(platform)).id);

    await inParallel(finalStatuses, async (status) => {
      const id = await decidedIndividual(platform, status);

      await askForLink(platform, id);

      expect(await kycStatusOf(platform, id), 'the kycStatus after the link').toBe(status);
    });
  });
});
