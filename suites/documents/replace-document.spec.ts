import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { documentsOf } from '../../fixtures/areas/documents/shared-documents.ts';
import {
  newDocument,
  replace,
  type UploadedFile,
  upload,
} from '../../fixtures/areas/documents/upload.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  covers,
  expect,
  expectByGap,
  forAll,
  isSuccess,
  type Platform,
  settled,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { documentFiles } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Replaces a document; the path of that call is a gap (G-130). */
async function replaced(
  platform: Platform,
  documentId: string,
  file?: UploadedFile,
): Promise<void> {
  const reply = await replace(platform, documentId, {}, file);
  if (!isSuccess(reply)) {
    unlessConfirmed('G-130', `PUT /documents/{id} answered ${reply.status}`);
  }
  expect(reply, 'the replacement').toBeSuccess();
}

/** How many documents of a holder are listed, once it is that many. */
async function expectListed(platform: Platform, holder: string, number: number): Promise<void> {
  const listed = await settled(
    async () => (await documentsOf(platform, holder)).length,
    (found) => found === number,
    platform.target.settleMs,
  );
  expectByGap('G-130', listed === number, `${listed} documents are listed of ${number}`);
}

test.describe('replacing a document', () => {
  test('with PUT is accepted', covers('DOC-REPLACE-001'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    await replaced(platform, documentId);
    await replaced(platform, documentId);
  });

  test('with a file of any format is accepted', covers('DOC-REPLACE-007'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    for (const format of documentFormats) {
      const [file] = documentFiles(format);
      await replaced(platform, documentId, file);
    }
  });

  test('still bars a second one', covers('DOC-REPLACE-002'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    await replaced(platform, await newDocument(platform, id));

    expect(await upload(platform, id)).toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    expect(await upload(platform, id, { documentType: 'NATIONAL_ID' })).toBeSuccess();
  });

  test('adds none to those there are', covers('DOC-REPLACE-006'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    await newDocument(platform, id, { documentType: 'NATIONAL_ID' });
    const documentId = await newDocument(platform, id);
    await expectListed(platform, id, 2);

    await replaced(platform, documentId);

    await expectListed(platform, id, 2);
  });

  test('that does not exist is refused', covers('DOC-REPLACE-004'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const known = await newDocument(platform, id);
    await replaced(platform, known);

    await forAll(
      unknownIdLike(known),
      async (documentId) => {
        expect(await replace(platform, documentId)).toBeRefused(404);
      },
      5,
    );
  });

  test('of another platform is refused', covers('DOC-REPLACE-005'), async ({ run, platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    const reply = await replace(platformBeside(run, platform), documentId);

    expect(isSuccess(reply), `the replacement answered ${reply.status}`).toBe(false);
    await replaced(platform, documentId);
  });
});
