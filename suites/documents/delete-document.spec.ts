import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  askForDocument,
  askToDelete,
  deleted,
  readDocument,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import {
  acceptedType,
  lacksDocument,
  stillLacksDocument,
} from '../../fixtures/areas/verifications/identity.ts';
import { newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformBeside, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  covers,
  expect,
  expectByGap,
  expectMissing,
  forAll,
  isSuccess,
  type Platform,
  settled,
  test,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** A holder with a passport that can be read. */
async function withPassport(platform: Platform) {
  const { id: holder } = await newCustomer(platform);
  const passport = await newDocument(platform, holder);
  await readDocument(platform, passport);
  return { holder, passport };
}

test.describe('a document', () => {
  test('is deleted', covers('DOC-DELETE-001'), async ({ platform }) => {
    const { passport } = await withPassport(platform);

    await deleted(platform, passport);
  });

  test('is found no more once deleted', covers('DOC-DELETE-002'), async ({ platform }) => {
    const { passport } = await withPassport(platform);
    await deleted(platform, passport);

    const reply = await settled(
      () => askForDocument(platform, passport),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    expectMissing(reply, 'G-130');
  });

  test('bars no other once deleted', covers('DOC-DELETE-003'), async ({ platform }) => {
    const { holder, passport } = await withPassport(platform);
    expect(await upload(platform, holder), 'before').toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    await deleted(platform, passport);

    const again = await settled(
      () => upload(platform, holder),
      isSuccess,
      platform.target.settleMs,
    );

    expectByGap('G-130', isSuccess(again), `the next passport was answered ${again.status}`);
  });

  test('is deleted alone', covers('DOC-DELETE-004'), async ({ platform }) => {
    const { holder, passport } = await withPassport(platform);
    const licence = await newDocument(platform, holder, { documentType: 'DRIVERS_LICENSE' });
    const bystander = await withPassport(platform);
    await deleted(platform, passport);

    for (const id of [licence, bystander.passport]) await readDocument(platform, id);
  });

  test('stands for nobody once deleted', covers('DOC-DELETE-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const documentType = await acceptedType(platform);
    const { id } = await newIndividual(platform, { without: ['birthDate'] });
    const twin = await newIndividual(platform, { without: ['birthDate'] });
    await newDocument(platform, twin.id, { documentType });

    await deleted(platform, await newDocument(platform, id, { documentType }));

    expect(await stillLacksDocument(platform, twin.id), 'the twin').toBe(false);
    const lacks = await settled(
      () => lacksDocument(platform, id),
      Boolean,
      platform.target.settleMs,
    );
    expectByGap('G-130', lacks, 'a deleted document stands for its holder');
  });

  test('that does not exist is not deleted', covers('DOC-DELETE-006'), async ({ platform }) => {
    const { passport } = await withPassport(platform);
    await deleted(platform, passport);

    await forAll(
      unknownIdLike(passport),
      async (id) => expectMissing(await askToDelete(platform, id), 'G-130'),
      5,
    );
  });

  test(
    'is not deleted by another platform',
    covers('DOC-DELETE-007'),
    async ({ run, platform }) => {
      const { passport } = await withPassport(platform);

      await askToDelete(platformBeside(run, platform), passport);

      expect(await askForDocument(platform, passport), 'the document after it').toBeSuccess();
      await deleted(platform, passport);
    },
  );
});
