import { upload } from '../../fixtures/areas/documents/upload.ts';
import {
  acceptedType,
  acceptedTypes,
  stillLacksDocument,
  uploadDocument,
} from '../../fixtures/areas/verifications/identity.ts';
import {
  changeIndividual,
  identifiedUndecided,
  nameIn,
  newIndividual,
  settledKyc,
  undecidedIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  expectMissingField,
  itemsLeftOut,
} from '../../fixtures/areas/verifications/missing-field.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  heldInFull,
  isLackOf,
  missingIn,
  missingTypesIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  inParallel,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

/** Of what an individual may lack at creation, what is supplied later. */
const LEFT_OUT = ['birthDate', 'nationality', 'address'];

/** Whether a submission lacks the document; a document that was taken may be looked at first. */
function lacksDocumentInTheEnd(platform: Platform, customerId: string): Promise<boolean> {
  return waitFor(
    async () =>
      missingTypesIn(await submit(platform, customerId)).includes('MISSING_IDENTITY_DOCUMENT'),
    (isLacking) => !isLacking,
    platform.target.settleMs,
  );
}

check.describe('a second POST /verifications', () => {
  check('no longer names a supplied field as missing', 'KYC-AGAIN-001', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const items = await itemsLeftOut(platform);
    await inParallel(
      items.filter((each) => each !== 'fullName'),
      async (field) => {
        const { id, complete } = await undecidedIndividual(platform, { without: [field] });
        expectMissingField(await submit(platform, id), field);

        await changeIndividual(platform, id, { [field]: complete[field] });

        const lacking = missingIn(await submit(platform, id));
        expect(
          lacking.filter((each) => isLackOf(field, each)),
          `the errors that still name ${field}`,
        ).toEqual([]);
      },
    );
  });

  for (const [fact, row] of [
    ['no longer names an uploaded identity document as missing', 'KYC-AGAIN-002'],
    ['accepts a document of any of the acceptedDocumentTypes', 'KYC-AGAIN-003'],
  ] as const) {
    check(fact, row, async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const accepted = await acceptedTypes(platform);

      await inParallel(
        row === 'KYC-AGAIN-002' ? accepted.slice(0, 1) : accepted,
        async (documentType) => {
          const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
          await submit(platform, id);

          await uploadDocument(platform, id, documentType);

          let isLacking = await stillLacksDocument(platform, id);
          // It may have to be shown from both sides (G-131).
          if (isLacking) {
            for (const side of ['FRONT', 'BACK'])
              await upload(platform, id, { documentType, side });
            isLacking = await stillLacksDocument(platform, id);
          }
          expect(isLacking, `whether an identity document is missing after a ${documentType}`).toBe(
            false,
          );
        },
      );
    });
  }

  check(
    'with complete data sets the kycStatus that the name selects',
    'KYC-AGAIN-004',
    async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const items = await itemsLeftOut(platform);
      const without = items.filter((each) => LEFT_OUT.includes(each));
      await inParallel([undefined, '001', '002'], async (suffix) => {
        const fullName = nameIn(suffix);
        const individual = await newIndividual(platform, { fullName, without });
        const first = await submit(platform, individual.id);
        const [lacking] = without;
        if (lacking !== undefined) expectMissingField(first, lacking);

        const last = await heldInFull(platform, individual);

        expect(last, `the last submission of ${fullName}`).toBeSuccess();

        const { status } = magicOutcome('individual', fullName);
        expect(
          await settledKyc(platform, individual.id, status),
          `the kycStatus of ${fullName}`,
        ).toBe(status);
      });
    },
  );

  check(
    'does not name an earlier identity document as missing',
    'KYC-AGAIN-007',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const full = await undecidedIndividual(platform);
      await uploadDocument(platform, full.id, documentType);
      // Both sides may be asked for, and only once all fields are there.
      if (await lacksDocumentInTheEnd(platform, full.id))
        undecided(`a ${documentType} is not enough for an individual with all fields`);
      const { id, complete } = await undecidedIndividual(platform, { without: ['birthDate'] });
      await uploadDocument(platform, id, documentType);
      expectMissingField(await submit(platform, id), 'birthDate');

      await changeIndividual(platform, id, { birthDate: complete['birthDate'] });

      expect(
        await lacksDocumentInTheEnd(platform, id),
        'whether the identity document is missing once the birthDate is supplied',
      ).toBe(false);
    },
  );

  check('names an item that is still missing', 'KYC-AGAIN-005', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id, complete } = await identifiedUndecided(platform, {
      without: ['birthDate', 'nationality'],
    });
    const first = await submit(platform, id);
    expectMissingField(first, 'birthDate');
    expectMissingField(first, 'nationality');

    const { birthDate } = complete;
    await changeIndividual(platform, id, { birthDate });

    expectMissingField(await submit(platform, id), 'nationality');
  });
});
