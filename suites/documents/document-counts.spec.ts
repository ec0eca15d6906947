import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newDocument, replace, upload } from '../../fixtures/documents/upload.ts';
import { reachedBy } from '../../fixtures/platform/drive.ts';
import {
  acceptedType,
  lacksDocument,
  stillLacksDocument,
} from '../../fixtures/verifications/identity.ts';
import { newIndividual } from '../../fixtures/verifications/individuals.ts';
import { platformBeside, platformIn } from '../../fixtures/verifications/mode.ts';
import { documentFile } from '../../generators/documents/document-file.ts';
import { documentFormats } from '../../generators/documents/smallest-file.ts';

test.describe('a document of identity', () => {
  test('stands for its holder in any format', covers('DOC-UPLOAD-008'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const documentType = await acceptedType(platform);
    for (const format of documentFormats) {
      await forAll(
        documentFile(format),
        async (file) => {
          const { id } = await newIndividual(platform, { without: ['birthDate'] });
          expect(await lacksDocument(platform, id), 'before the upload').toBe(true);

          expect(await upload(platform, id, { documentType }, file)).toBeSuccess();

          expect(await stillLacksDocument(platform, id), file.name).toBe(false);
        },
        2,
      );
    }
  });

  test('stands for nobody else', covers('DOC-UPLOAD-011'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const documentType = await acceptedType(platform);
    const holder = await newIndividual(platform, { without: ['birthDate'] });
    const other = await newIndividual(platform, { without: ['birthDate'] });

    await upload(platform, holder.id, { documentType });

    expect(await lacksDocument(platform, other.id)).toBe(true);
  });

  test('stands after a second was refused', covers('DOC-TWICE-006'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const documentType = await acceptedType(platform);
    const { id } = await newIndividual(platform, { without: ['birthDate'] });
    await upload(platform, id, { documentType });

    expect(await upload(platform, id, { documentType })).toBeRefused(409);

    expect(await stillLacksDocument(platform, id)).toBe(false);
  });

  test('stands after it was replaced', covers('DOC-REPLACE-003'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const documentType = await acceptedType(platform);
    const { id } = await newIndividual(platform, { without: ['birthDate'] });
    const documentId = await newDocument(platform, id, { documentType });

    const reply = await replace(platform, documentId, { documentType });
    reachedBy(platform, 'replaceDocument', reply, 'a replaced document');

    expect(await stillLacksDocument(platform, id)).toBe(false);
  });

  test('of another platform stands for nobody', covers('DOC-HOLDER-004'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const documentType = await acceptedType(platform);
    const { id } = await newIndividual(platform, { without: ['birthDate'] });

    await upload(platformBeside(session, platform), id, { documentType });

    expect(await lacksDocument(platform, id)).toBe(true);
    await upload(platform, id, { documentType });
    expect(await stillLacksDocument(platform, id), 'the twin').toBe(false);
  });
});
