import { identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { identityDocument } from '../../fixtures/areas/customers/identity-document.ts';
import {
  identifiedUndecided,
  packetFields,
  undecidedIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  expectMissingField,
  isNamedAsMissing,
  isOfSent,
  itemsLeftOut,
} from '../../fixtures/areas/verifications/missing-field.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  isLackOf,
  missingIn,
  missingTypesIn,
  outcomeIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, inParallel, isSuccess, unreached } from '../../fixtures/index.ts';

const NO_DOCUMENT = 'MISSING_IDENTITY_DOCUMENT';

check.describe('POST /verifications', () => {
  for (const [field, row] of [
    ['fullName', 'KYC-PACKET-001'],
    ['birthDate', 'KYC-PACKET-002'],
    ['nationality', 'KYC-PACKET-003'],
    ['idType', 'KYC-PACKET-004'],
    ['identifier', 'KYC-PACKET-005'],
    ['address', 'KYC-PACKET-006'],
  ] as const) {
    check(`names the missing field ${field}`, row, async ({ run }) => {
      // Without a name, there is none that leaves the individual open where names decide at creation.
      const isName = field === 'fullName';
      const platform = isName ? platformIn(run, 'unregulated') : platformOfAnyMode(run);
      const { id } = await identifiedUndecided(platform, { without: [field] });

      const reply = await submit(platform, id);

      expectMissingField(reply, field);
    });
  }

  for (const idType of ['ITIN', 'NON_US_TAX_ID'] as const) {
    check(
      `names the missing field identifier for idType ${idType}`,
      'KYC-PACKET-005',
      async ({ run }) => {
        const platform = platformOfAnyMode(run);
        const body = await identifiedBy(platform, idType);
        const { nationality, countryOfIssuance } = body as Record<string, unknown>;
        const members = { idType, nationality, countryOfIssuance };
        const { id } = await identifiedUndecided(platform, { without: ['identifier'], members });

        const reply = await submit(platform, id);

        expectMissingField(reply, 'identifier');
      },
    );
  }

  check('names a missing idType of a non-US national', 'KYC-PACKET-004', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const body = await identifiedBy(platform, 'NON_US_TAX_ID');
    const { identifier, nationality, countryOfIssuance } = body as Record<string, unknown>;
    const members = { identifier, nationality, countryOfIssuance };
    const { id } = await identifiedUndecided(platform, { without: ['idType'], members });

    const reply = await submit(platform, id);

    expectMissingField(reply, 'idType');
  });

  check('names a missing identity document', 'KYC-PACKET-007', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await undecidedIndividual(platform);

    const reply = await submit(platform, id);

    expect(outcomeIn(reply), 'the verificationStatus of the submission').toBe('RESOLVE_ERRORS');
    expect(missingTypesIn(reply), 'the types of the errors').toContain(NO_DOCUMENT);
  });

  check(
    'for an individual without data names every missing item',
    'KYC-PACKET-008',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const items = await itemsLeftOut(platform);
      const { id } = await undecidedIndividual(platform, { without: items });

      const reply = await submit(platform, id);

      await inParallel(items, async (field) => {
        // Named so where nothing else lacks, it is a problem with an entry here as well.
        const alone = await identifiedUndecided(platform, { without: [field] });
        expectMissingField(await submit(platform, alone.id), field);
        expect(isNamedAsMissing(reply, field), `whether an error names ${field}`).toBe(true);
      });
      expect(missingTypesIn(reply), 'the types of the errors').toContain(NO_DOCUMENT);
    },
  );

  check('does not name a supplied item as missing', 'KYC-PACKET-009', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const items = await itemsLeftOut(platform);
    // One of the two that identify a person says nothing without the other.
    const alone = items.filter((each) => each !== 'idType' && each !== 'identifier');
    await inParallel(alone, async (lacking) => {
      const { id, complete } = await identifiedUndecided(platform, { without: [lacking] });

      const reply = await submit(platform, id);

      const ofWhatWasSent = missingIn(reply).filter(({ field }) => isOfSent(complete, field));
      for (const field of packetFields.filter((each) => each !== lacking)) {
        const isNamed = ofWhatWasSent.some((each) => isLackOf(field, each));
        expect(isNamed, `whether an error names ${field}, where ${lacking} is missing`).toBe(false);
      }
    });
  });

  check(
    'names the individual as the resource of a missing item',
    'KYC-PACKET-010',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const other = await identifiedUndecided(platform, { without: ['birthDate'] });
      await submit(platform, other.id);
      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });

      const reply = await submit(platform, id);

      const resources = missingIn(reply).map(({ resourceId }) => resourceId);
      expect([...new Set(resources)], 'the resourceIds of the errors').toEqual([id]);
    },
  );

  check(
    'does not accept the identity document of another customer',
    'KYC-PACKET-013',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { id } = await undecidedIndividual(platform);
      await identifiedUndecided(platform);

      const reply = await submit(platform, id);

      expect(missingTypesIn(reply), 'the types of the errors').toContain(NO_DOCUMENT);
    },
  );

  check('names a missing item again when repeated', 'KYC-PACKET-015', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await identifiedUndecided(platform, { without: ['birthDate'] });

    for (let time = 1; time <= 3; time += 1) {
      const reply = await submit(platform, id);

      expectMissingField(reply, 'birthDate');
    }
  });

  check(
    'does not accept a PROOF_OF_ADDRESS as the identity document',
    'KYC-PACKET-014',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { id } = await undecidedIndividual(platform);
      const form = identityDocument(id, 'PROOF_OF_ADDRESS');
      const uploaded = await platform.call('createDocument', { form });
      if (!isSuccess(uploaded))
        unreached('POST /documents refuses a PROOF_OF_ADDRESS of an individual', [], uploaded);

      const reply = await submit(platform, id);

      expect(missingTypesIn(reply), 'the types of the errors').toContain(NO_DOCUMENT);
    },
  );
});
