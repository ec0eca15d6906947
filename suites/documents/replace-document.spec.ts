import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  documentsOf,
  readDocument,
  replacedBy,
  replacedDocument,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, replaceDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import {
  check,
  errorCodeOf,
  expect,
  forAll,
  instantOf,
  isSuccess,
  member,
  notShown,
  type Platform,
  type Reply,
  text,
  waitFor,
} from '../../fixtures/index.ts';
import { documentFiles } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** How many documents of a holder are listed, once it is that many. */
function listedOnce(platform: Platform, holder: string, number: number): Promise<number> {
  return waitFor(
    async () => (await documentsOf(platform, holder)).length,
    (found) => found === number,
    platform.target.settleMs,
  );
}

check.describe('replacing a document', () => {
  check('with PUT is accepted', 'DOC-REPLACE-001', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    const first = await replaceDocument(platform, documentId);

    // A service that refuses the replacement as a second document has understood the call.
    const isTaken = errorCodeOf(first) === 'DOCUMENT_ALREADY_EXISTS';
    expect(isTaken, 'whether the replacement is refused as a second document').toBe(false);
    const replaced = replacedBy(platform, documentId, first);
    expect(
      await replaceDocument(platform, replaced),
      'the second replacement of the document',
    ).toBeSuccess();
  });

  check('with a JPEG, a PNG or a PDF is accepted', 'DOC-REPLACE-007', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    let documentId = await newDocument(platform, id);

    const replies: (readonly [string, Reply])[] = [];
    for (const format of documentFormats) {
      const [file] = documentFiles(format);
      const reply = await replaceDocument(platform, documentId, {}, file);
      replies.push([format, reply]);
      // Whether a document keeps its id is a default.
      if (isSuccess(reply)) documentId = text(member(reply.json, 'id')) ?? documentId;
    }

    // Where PUT is found is a default; a format that is taken shows that the others are understood.
    const refused = replies.filter(([, reply]) => !isSuccess(reply));
    const [first] = refused;
    if (first !== undefined && refused.length === replies.length)
      replacedBy(platform, documentId, first[1]);
    const formats = refused.map(([format]) => format);
    expect(formats, 'the formats that are refused where another is accepted').toEqual([]);
  });

  check('of a beneficial owner with PUT is accepted', 'DOC-REPLACE-009', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    // Where PUT is found is a default; that it replaces the document of a customer shows it.
    await replacedDocument(platform, await newDocument(platform, id));
    const owner = await newOwner(platform, await newBusiness(platform));
    const documentId = await newDocument(platform, owner);

    const reply = await replaceDocument(platform, documentId);

    expect(reply, 'the replacement of the document of an owner').toBeSuccess();
  });

  check('does not allow a second document of its type', 'DOC-REPLACE-002', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);
    await replacedDocument(platform, documentId);

    expect(
      await upload(platform, id),
      'a second document of the type of the replaced document',
    ).toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    expect(
      await upload(platform, id, { documentType: 'NATIONAL_ID' }),
      'a document of another type',
    ).toBeSuccess();
  });

  check('leaves the number of documents unchanged', 'DOC-REPLACE-006', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    await newDocument(platform, id, { documentType: 'NATIONAL_ID' });
    const documentId = await newDocument(platform, id);
    // The path and the shape of the list are a default; that both are listed shows them.
    expect(
      await listedOnce(platform, id, 2),
      'the number of documents listed before the replacement',
    ).toBe(2);

    await replacedDocument(platform, documentId);

    expect(
      await listedOnce(platform, id, 2),
      'the number of documents listed after the replacement',
    ).toBe(2);
  });

  check('does not change its id', 'DOC-REPLACE-008', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    const answered = await replacedDocument(platform, documentId);

    expect(answered, 'the id that PUT answers').toBe(documentId);
    const after = await platform.api.getDocument({ documentId });
    expect(after, 'read afterwards').toBeSuccess();
  });

  check('does not change its createdAt', 'DOC-REPLACE-010', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);
    const createdAt = async () =>
      instantOf(member((await readDocument(platform, documentId)).json, 'createdAt'));
    const before = await createdAt();

    await replacedDocument(platform, documentId);

    const after = await createdAt();
    if (Number.isNaN(before) || Number.isNaN(after)) notShown('the createdAt of a document');
    expect(after, 'the createdAt of the document after PUT, in ms').toBe(before);
  });

  check('that does not exist returns 404', 'DOC-REPLACE-004', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const known = await newDocument(platform, id);
    await replacedDocument(platform, known);

    await forAll(
      unknownIdLike(known),
      async (documentId) => {
        expect(await replaceDocument(platform, documentId)).toBeRefused(404);
      },
      5,
    );
  });

  check('of another platform is refused', 'DOC-REPLACE-005', async ({ run, platform }) => {
    const { id } = await newCustomer(platform);
    const documentId = await newDocument(platform, id);

    const reply = await replaceDocument(platformBeside(run, platform), documentId);

    expect(reply, 'the replacement by another platform').toBeRefused();
    await replacedDocument(platform, documentId);
  });
});
