import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { documentsOf } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, replaceDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  covers,
  expect,
  expectByGap,
  forAll,
  isSuccess,
  type Platform,
  type Reply,
  settled,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { documentFiles } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Holds that a document was replaced; the path of that call is a gap (G-130). */
function expectReplaced(reply: Reply): void {
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

    expectReplaced(await replaceDocument(platform, documentId));
    expectReplaced(await replaceDocument(platform, documentId));
  });

  test('with a file of any format is accepted', covers('DOC-REPLACE-007'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    for (const format of documentFormats) {
      const [file] = documentFiles(format);
      expectReplaced(await replaceDocument(platform, documentId, {}, file));
    }
  });

  test('still bars a second one', covers('DOC-REPLACE-002'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);
    expectReplaced(await replaceDocument(platform, documentId));

    expect(await upload(platform, id)).toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    expect(await upload(platform, id, { documentType: 'NATIONAL_ID' })).toBeSuccess();
  });

  test('adds none to those there are', covers('DOC-REPLACE-006'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    await newDocument(platform, id, { documentType: 'NATIONAL_ID' });
    const documentId = await newDocument(platform, id);
    await expectListed(platform, id, 2);

    expectReplaced(await replaceDocument(platform, documentId));

    await expectListed(platform, id, 2);
  });

  test('that does not exist is refused', covers('DOC-REPLACE-004'), async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const known = await newDocument(platform, id);
    expectReplaced(await replaceDocument(platform, known));

    await forAll(
      unknownIdLike(known),
      async (documentId) => {
        expect(await replaceDocument(platform, documentId)).toBeRefused(404);
      },
      5,
    );
  });

  test('of another platform is refused', covers('DOC-REPLACE-005'), async ({ run, platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    const reply = await replaceDocument(platformBeside(run, platform), documentId);

    expect(isSuccess(reply), `the replacement answered ${reply.status}`).toBe(false);
    expectReplaced(await replaceDocument(platform, documentId));
  });
});
