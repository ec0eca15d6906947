import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { deleteDocument, getDocument } from '../../fixtures/areas/documents/calls.ts';
import { readDocument } from '../../fixtures/areas/documents/shared-documents.ts';
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
  reachedByGap,
  settled,
  test,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** A holder with a passport that can be read. */
async function holderWithPassport(platform: Platform) {
  const { id: holder } = await newCustomer(platform);
  const passport = await newDocument(platform, holder);
  await readDocument(platform, passport);
  return { holder, passport };
}

test.describe('a document', () => {
  test('is deleted', covers('DOC-DELETE-001'), async ({ platform }) => {
    const { passport } = await holderWithPassport(platform);

    const reply = await deleteDocument(platform, passport);

    reachedByGap(reply, 'G-130');
  });

  test('is found no more once deleted', covers('DOC-DELETE-002'), async ({ platform }) => {
    const { passport } = await holderWithPassport(platform);
    reachedByGap(await deleteDocument(platform, passport), 'G-130');

    const reply = await settled(
      () => getDocument(platform, passport),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    expectMissing(reply, 'G-130');
  });

  test('bars no other once deleted', covers('DOC-DELETE-003'), async ({ platform }) => {
    const { holder, passport } = await holderWithPassport(platform);
    expect(await upload(platform, holder), 'before').toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    reachedByGap(await deleteDocument(platform, passport), 'G-130');

    const again = await settled(
      () => upload(platform, holder),
      isSuccess,
      platform.target.settleMs,
    );

    expectByGap('G-130', isSuccess(again), `the next passport was answered ${again.status}`);
  });

  test('is deleted alone', covers('DOC-DELETE-004'), async ({ platform }) => {
    const { holder, passport } = await holderWithPassport(platform);
    const licence = await newDocument(platform, holder, { documentType: 'DRIVERS_LICENSE' });
    const another = await holderWithPassport(platform);
    reachedByGap(await deleteDocument(platform, passport), 'G-130');

    for (const id of [licence, another.passport]) await readDocument(platform, id);
  });

  test('stands for nobody once deleted', covers('DOC-DELETE-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const documentType = await acceptedType(platform);
    const { id } = await newIndividual(platform, { without: ['birthDate'] });
    const other = await newIndividual(platform, { without: ['birthDate'] });
    await newDocument(platform, other.id, { documentType });

    const documentId = await newDocument(platform, id, { documentType });

    reachedByGap(await deleteDocument(platform, documentId), 'G-130');

    expect(await stillLacksDocument(platform, other.id), 'another, whose document stays').toBe(
      false,
    );
    const lacks = await settled(
      () => lacksDocument(platform, id),
      Boolean,
      platform.target.settleMs,
    );
    expectByGap('G-130', lacks, 'a deleted document stands for its holder');
  });

  test('that does not exist is not deleted', covers('DOC-DELETE-006'), async ({ platform }) => {
    const { passport } = await holderWithPassport(platform);
    reachedByGap(await deleteDocument(platform, passport), 'G-130');

    await forAll(
      unknownIdLike(passport),
      async (id) => expectMissing(await deleteDocument(platform, id), 'G-130'),
      5,
    );
  });

  test(
    'is not deleted by another platform',
    covers('DOC-DELETE-007'),
    async ({ run, platform }) => {
      const { passport } = await holderWithPassport(platform);

      await deleteDocument(platformBeside(run, platform), passport);

      expect(await getDocument(platform, passport), 'the document after it').toBeSuccess();
      reachedByGap(await deleteDocument(platform, passport), 'G-130');
    },
  );
});
