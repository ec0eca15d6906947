import {
  formOf,
  newDocument,
  partsFor,
  replaceDocument,
  upload,
} from '../../fixtures/areas/documents/upload.ts';
import {
  acceptedType,
  lacksDocument,
  stillLacksDocument,
} from '../../fixtures/areas/verifications/identity.ts';
import { undecidedIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformBeside, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { problemsIn, submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  forAll,
  type Reply,
  requireSuccess,
  unreached,
} from '../../fixtures/index.ts';
import { documentFile } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';

/** What a submission has to resolve, whoever was submitted. */
function problemKinds(reply: Reply): readonly string[] {
  return problemsIn(reply)
    .map(({ type, field = '' }) => `${type} ${field}`)
    .sort();
}

check.describe('an identity document', () => {
  check(
    'in JPEG, PNG or PDF format is accepted by POST /verifications',
    'DOC-UPLOAD-008',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      for (const format of documentFormats) {
        await forAll(
          documentFile(format),
          async (file) => {
            const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
            expect(
              await lacksDocument(platform, id),
              'whether the holder lacks a document before the upload',
            ).toBe(true);

            expect(await upload(platform, id, { documentType }, file)).toBeSuccess();

            expect(
              await stillLacksDocument(platform, id),
              `whether the holder lacks a document after ${file.name}`,
            ).toBe(false);
          },
          2,
        );
      }
    },
  );

  check(
    'is not accepted for another customer by POST /verifications',
    'DOC-UPLOAD-011',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const holder = await undecidedIndividual(platform, { without: ['birthDate'] });
      const other = await undecidedIndividual(platform, { without: ['birthDate'] });

      await upload(platform, holder.id, { documentType });

      expect(
        await lacksDocument(platform, other.id),
        'whether a customer other than the holder lacks a document',
      ).toBe(true);
    },
  );

  check(
    'is still accepted by POST /verifications after a second was refused',
    'DOC-TWICE-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
      await upload(platform, id, { documentType });

      expect(await upload(platform, id, { documentType }), 'the second document').toBeRefused(409);

      expect(
        await stillLacksDocument(platform, id),
        'whether the holder lacks a document after the refusal',
      ).toBe(false);
    },
  );

  check(
    'whose file was replaced is still accepted by POST /verifications',
    'DOC-REPLACE-003',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
      const documentId = await newDocument(platform, id, { documentType });

      const reply = await replaceDocument(platform, documentId, { documentType });
      requireSuccess(platform, 'replaceDocument', reply, 'a replaced document');

      expect(
        await stillLacksDocument(platform, id),
        'whether the holder lacks a document after its replacement',
      ).toBe(false);
    },
  );

  check(
    'without a file is not accepted by POST /verifications',
    'DOC-FORM-002',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const other = await undecidedIndividual(platform, { without: ['birthDate'] });
      await newDocument(platform, other.id, { documentType });
      expect(
        await stillLacksDocument(platform, other.id),
        'whether the holder of a document with a file lacks a document',
      ).toBe(false);

      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
      await platform.call('createDocument', { form: formOf(partsFor(id, { documentType })) });

      const problems = problemKinds(await submit(platform, id));

      // How the lack of the file is called is open; with nothing else to resolve, the document counts.
      if (await lacksDocument(platform, other.id))
        unreached('a second POST /verifications no longer counts a document that has a file');
      const documented = problemKinds(await submit(platform, other.id));
      expect(problems, 'the problems of a customer whose document has no file').not.toEqual(
        documented,
      );
    },
  );

  check(
    'uploaded by another platform is not accepted by POST /verifications',
    'DOC-HOLDER-004',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });

      await upload(platformBeside(run, platform), id, { documentType });

      expect(
        await lacksDocument(platform, id),
        "whether the customer lacks a document after another platform's upload",
      ).toBe(true);
      await upload(platform, id, { documentType });
      expect(
        await stillLacksDocument(platform, id),
        "whether the customer lacks a document after its own platform's upload",
      ).toBe(false);
    },
  );
});
