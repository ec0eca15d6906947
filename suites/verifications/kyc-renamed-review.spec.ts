import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  changeIndividual,
  identified,
  nameIn,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

check.describe('a PENDING individual', () => {
  check('is neither APPROVED nor REJECTED after a rename', 'KYC-FINAL-019', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const individual = await identified(platform, { fullName: nameIn('001') });
    await submittedInFull(platform, individual);
    const status = await settledKyc(platform, individual.id, 'PENDING');
    if (status !== 'PENDING')
      undecided(
        `the kycStatus of an individual whose name ends in 001 is ${status} and not PENDING`,
      );

    for (const suffix of ['002', undefined]) {
      await changeIndividual(platform, individual.id, { fullName: nameIn(suffix) });

      const seen = await kycStatusOf(platform, individual.id);
      const what = `the decided statuses, without that after a rename to ${suffix ?? 'another ending'}`;
      expect(['APPROVED', 'REJECTED'], what).not.toContain(seen);
    }
  });
});
