import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectMissing } from '../../fixtures/check/gap-path.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newCustomer } from '../../fixtures/customers/customers.ts';
import {
  askForDocument,
  askToDelete,
  deleted,
  readDocument,
} from '../../fixtures/documents/kept-documents.ts';
import { newDocument, upload } from '../../fixtures/documents/upload.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import {
  acceptedType,
  lacksDocument,
  stillLacksDocument,
} from '../../fixtures/verifications/identity.ts';
import { newIndividual } from '../../fixtures/verifications/individuals.ts';
import { platformBeside, platformIn } from '../../fixtures/verifications/mode.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

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

  test('stands for nobody once deleted', covers('DOC-DELETE-005'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
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
    async ({ session, platform }) => {
      const { passport } = await withPassport(platform);

      await askToDelete(platformBeside(session, platform), passport);

      expect(await askForDocument(platform, passport), 'the document after it').toBeSuccess();
      await deleted(platform, passport);
    },
  );
});
