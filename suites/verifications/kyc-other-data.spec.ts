import { identificationBy } from '../../fixtures/areas/customers/identified-by.ts';
import {
  movedIntoRegion,
  regionMembers,
  requireRegion,
} from '../../fixtures/areas/customers/strong-customers.ts';
import { acceptedTypes, uploadDocument } from '../../fixtures/areas/verifications/identity.ts';
import {
  createIndividual,
  identified,
  idIn,
  nameIn,
  newIndividual,
  packetFields,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, isSuccess, undecided } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

check.describe("an individual's name", () => {
  check(
    'decides the kycStatus at creation even if other data are absent',
    'KYC-CREATE-019',
    async ({ run }) => {
      let taken = 0;
      for (const platform of platformsDecidingAtCreation(run)) {
        await inParallel(
          packetFields.filter((each) => each !== 'fullName'),
          async (field) => {
            // One without the other could not be read.
            const without = field === 'idType' ? (['idType', 'identifier'] as const) : [field];
            for (const fullName of [nameIn(undefined), nameIn('002')]) {
              const { reply } = await createIndividual(platform, { fullName, without });
              // What a create has to hold is a gap (G-113).
              if (!isSuccess(reply)) continue;
              taken += 1;
              const { status } = magicOutcome('individual', fullName);

              const seen = await settledKyc(platform, idIn(reply), status);

              expect(seen, `the kycStatus without ${without}, ${platform.name}`).toBe(status);
            }
          },
        );
      }
      if (taken === 0) {
        undecided(
          'POST /customers refuses every individual with a missing member, which the contract allows',
        );
      }
    },
  );

  for (const [idType, row] of [
    ['ITIN', 'KYC-SUBMIT-022'],
    ['NON_US_TAX_ID', 'KYC-SUBMIT-023'],
  ] as const) {
    check(
      `decides the kycStatus after a submission with idType ${idType}`,
      row,
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        for (const suffix of [undefined, '001', '002', '003']) {
          const fullName = nameIn(suffix);
          const individual = await identified(platform, {
            fullName,
            members: { ...identificationBy(platform, idType) },
          });
          const { status } = magicOutcome('individual', fullName);

          await submittedInFull(platform, individual);

          const seen = await settledKyc(platform, individual.id, status);
          expect(seen, `the kycStatus of ${fullName} after the submission`).toBe(status);
        }
      },
    );
  }

  check(
    'ending in letters leads to APPROVED in an SCA region',
    'KYC-SUBMIT-026',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      requireRegion(platform);
      const individual = await identified(platform, { members: regionMembers(platform) });
      await movedIntoRegion(platform, individual.id);

      await submittedInFull(platform, individual);

      const status = await settledKyc(platform, individual.id, 'APPROVED');
      expect(status, 'the kycStatus after the submission').toBe('APPROVED');
    },
  );

  check(
    'ending in letters leads to APPROVED with any accepted document type',
    'KYC-SUBMIT-024',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      await inParallel(await acceptedTypes(platform), async (documentType) => {
        const individual = await newIndividual(platform);
        await uploadDocument(platform, individual.id, documentType);

        await submittedInFull(platform, individual);

        const status = await settledKyc(platform, individual.id, 'APPROVED');
        expect(status, `the kycStatus with a ${documentType}`).toBe('APPROVED');
      });
    },
  );
});
