import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { writtenUpload } from '../../fixtures/areas/documents/multipart.ts';
import { partsFor, smallFile, upload } from '../../fixtures/areas/documents/upload.ts';
import { check, expect, inParallel, requireSuccess } from '../../fixtures/index.ts';
import { documentFiles, largerDocument } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';

const spelling = { boundary: 'boundary-of-a-form', quoted: false, fileFirst: false };

check.describe('uploading a document', () => {
  check(
    'with every form field that the contract names is accepted',
    'DOC-UPLOAD-001',
    async ({ platform }) => {
      const { id } = await newCustomer(platform);

      expect(await upload(platform, id)).toBeSuccess();
    },
  );

  for (const [format, row] of [
    ['jpeg', 'DOC-UPLOAD-002'],
    ['png', 'DOC-UPLOAD-003'],
    ['pdf', 'DOC-UPLOAD-004'],
  ] as const) {
    check(`in ${format} format is accepted under any file name`, row, async ({ platform }) => {
      await inParallel(documentFiles(format), async (file) => {
        const { id } = await newCustomer(platform);
        expect(await upload(platform, id, {}, file), `the upload of ${file.name}`).toBeSuccess();
      });
    });
  }

  check('of a few hundred kilobytes is accepted', 'DOC-UPLOAD-012', async ({ platform }) => {
    await inParallel(documentFormats, async (format) => {
      const other = await newCustomer(platform);
      const { id } = await newCustomer(platform);
      const [small] = documentFiles(format);
      const control = await upload(platform, other.id, {}, small);
      requireSuccess(platform, 'createDocument', control, `a small ${format}`);

      const reply = await upload(platform, id, {}, largerDocument(format));

      expect(reply, `the upload of a larger ${format}`).toBeSuccess();
    });
  });

  for (const [documentType, row] of [
    ['PASSPORT', 'DOC-UPLOAD-005'],
    ['DRIVERS_LICENSE', 'DOC-UPLOAD-006'],
    ['NATIONAL_ID', 'DOC-UPLOAD-007'],
  ] as const) {
    check(`of the type ${documentType} is accepted`, row, async ({ platform }) => {
      const { id } = await newCustomer(platform);

      expect(await upload(platform, id, { documentType })).toBeSuccess();
    });
  }

  check('with the form fields in any order is accepted', 'DOC-UPLOAD-009', async ({ platform }) => {
    await inParallel([true, false], async (fileFirst) => {
      const { id } = await newCustomer(platform);
      const call = writtenUpload(partsFor(id), smallFile, { ...spelling, fileFirst });

      expect(
        await platform.call('createDocument', call),
        `the upload, file first: ${fileFirst}`,
      ).toBeSuccess();
    });
  });

  check('with any multipart boundary is accepted', 'DOC-UPLOAD-010', async ({ platform }) => {
    for (const [boundary, quoted] of [
      ['Q', false],
      ['----WebKitFormBoundary7MA4YWxkTrZu0gW', false],
      ["gc0pJq0M:08j'34U(_", true],
      ['x'.repeat(70), true],
    ] as const) {
      const { id } = await newCustomer(platform);
      const call = writtenUpload(partsFor(id), smallFile, { ...spelling, boundary, quoted });

      expect(
        await platform.call('createDocument', call),
        `the upload with the boundary ${boundary}`,
      ).toBeSuccess();
    }
  });
});
