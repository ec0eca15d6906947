import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  identified,
  nameIn,
  newIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  missingTypesIn,
  outcomeIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, type Platform, waitFor } from '../../fixtures/index.ts';

/** Two individuals of each ending of a name: one lacks its nationality, one its birth date. */
async function incompleteIndividuals(platform: Platform) {
  const individuals = [];
  for (const suffix of [undefined, '001', '002', '003']) {
    const fullName = nameIn(suffix);
    const bare = await newIndividual(platform, { fullName, without: ['nationality'] });
    const documented = await identified(platform, { fullName, without: ['birthDate'] });
    individuals.push({ id: bare.id, fullName }, { id: documented.id, fullName });
  }
  return individuals;
}

check.describe('an incomplete KYC submission', () => {
  check(
    'returns RESOLVE_ERRORS if the platform validates paperwork',
    'KYC-PACKET-011',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(await incompleteIndividuals(platform), async ({ id, fullName }) => {
        const reply = await submit(platform, id);

        expect(outcomeIn(reply), `the verificationStatus of ${fullName}`).toBe('RESOLVE_ERRORS');
      });
    },
  );

  check(
    'without a document returns MISSING_IDENTITY_DOCUMENT',
    'KYC-PACKET-007',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel([undefined, '001', '002', '003'].map(nameIn), async (fullName) => {
        const { id } = await newIndividual(platform, { fullName });

        const reply = await submit(platform, id);

        expect(missingTypesIn(reply), `the types of the errors of ${fullName}`).toContain(
          'MISSING_IDENTITY_DOCUMENT',
        );
      });
    },
  );

  check(
    'sets no final kycStatus if the platform validates paperwork',
    'KYC-PACKET-012',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const individuals = await incompleteIndividuals(platform);

      for (const { id } of individuals) await submit(platform, id);

      // It may be PENDING from now on, if it is for every name.
      const statuses = await waitFor(
        () => Promise.all(individuals.map(({ id }) => kycStatusOf(platform, id))),
        (each) => new Set(each).size === 1,
        platform.target.settleMs,
      );
      expect(['UNVERIFIED', 'PENDING'], 'the undecided statuses').toContain(statuses[0]);
      expect(new Set(statuses), 'the kycStatus of each name').toEqual(new Set([statuses[0]]));
    },
  );
});
