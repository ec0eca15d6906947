import { identificationBy } from '../../fixtures/areas/customers/identified-by.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  identified,
  nameIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

check.describe('a new individual', () => {
  for (const [suffix, row] of [
    [undefined, 'KYC-CREATE-001'],
    ['001', 'KYC-CREATE-002'],
    ['002', 'KYC-CREATE-003'],
    ['003', 'KYC-CREATE-004'],
  ] as const) {
    check(
      `whose name ends in ${suffix ?? 'letters'} is UNVERIFIED if KYC needs a submission`,
      row,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');

        const { id } = await newIndividual(platform, { fullName: nameIn(suffix) });

        expect(await kycStatusOf(platform, id), 'the kycStatus at creation').toBe('UNVERIFIED');
      },
    );
  }

  check(
    'with an identity document stays UNVERIFIED if KYC needs a submission',
    'KYC-CREATE-005',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');

      for (const suffix of [undefined, '001', '002']) {
        const { id } = await identified(platform, { fullName: nameIn(suffix) });

        expect(await kycStatusOf(platform, id), `the kycStatus of a name ending in ${suffix}`).toBe(
          'UNVERIFIED',
        );
      }
    },
  );

  for (const [who, members] of [
    ['identified by ITIN', (platform: Platform) => identificationBy(platform, 'ITIN')],
    ['of an SCA region', ({ target }: Platform) => ({ region: target.setting('sca.region') })],
  ] as const) {
    check(
      `${who} has the kycStatus that its name selects at creation`,
      'KYC-CREATE-027',
      async ({ run }) => {
        for (const platform of platformsDecidingAtCreation(run)) {
          for (const suffix of [undefined, '001', '002', '003']) {
            const fullName = nameIn(suffix);
            const { status } = magicOutcome('individual', fullName);
            const sought = { fullName, members: members(platform) };
            const { id } = await newIndividual(platform, sought);

            const seen = await settledKyc(platform, id, status);

            expect(seen, `the kycStatus of ${fullName}, ${platform.name}`).toBe(status);
          }
        }
      },
    );
  }

  for (const [mode, suffix, status, row] of [
    ['regulated', undefined, 'APPROVED', 'KYC-CREATE-006'],
    ['regulated', '001', 'PENDING', 'KYC-CREATE-007'],
    ['regulated', '002', 'REJECTED', 'KYC-CREATE-008'],
    ['regulated', '003', 'UNVERIFIED', 'KYC-CREATE-009'],
    ['paperwork skipped', undefined, 'APPROVED', 'KYC-CREATE-010'],
    ['paperwork skipped', '001', 'PENDING', 'KYC-CREATE-011'],
    ['paperwork skipped', '002', 'REJECTED', 'KYC-CREATE-012'],
    ['paperwork skipped', '003', 'UNVERIFIED', 'KYC-CREATE-013'],
    ['unregulated', undefined, 'APPROVED', 'KYC-CREATE-023'],
    ['unregulated', '001', 'PENDING', 'KYC-CREATE-024'],
    ['unregulated', '002', 'REJECTED', 'KYC-CREATE-025'],
  ] as const) {
    const where = {
      regulated: 'on a regulated platform',
      'paperwork skipped': 'if the platform skips paperwork',
      unregulated: 'under August 2026 rules',
    }[mode];
    check(
      `whose name ends in ${suffix ?? 'letters'} is ${status} ${where}`,
      row,
      async ({ run }) => {
        const platform = platformIn(run, mode);

        const { id } = await newIndividual(platform, { fullName: nameIn(suffix) });

        expect(await settledKyc(platform, id, status), 'the kycStatus at creation').toBe(status);
      },
    );
  }
});
