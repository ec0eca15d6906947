import { getDocument } from '../../fixtures/areas/documents/calls.ts';
import {
  licenceParts,
  readDocument,
  sharedDocuments,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { covers, expect, expectHidden, forAll, member, test } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

test.describe('a document', () => {
  test('is read by its id', covers('DOC-READ-001'), async ({ platform }) => {
    const { licence, passport } = await sharedDocuments(platform);

    for (const documentId of [licence, passport]) {
      const id = member((await readDocument(platform, documentId)).json, 'id');

      expect(id, 'the id that is read').toBe(documentId);
    }
  });

  for (const [name, row] of [
    ['documentHolder', 'DOC-READ-002'],
    ['documentType', 'DOC-READ-003'],
    ['country', 'DOC-READ-004'],
  ] as const) {
    test(`has the ${name} of its upload`, covers(row), async ({ platform }) => {
      const { holder, licence, other } = await sharedDocuments(platform);
      const passport = { documentType: 'PASSPORT', country: 'US' };

      for (const [documentId, sent] of [
        [licence, { documentHolder: holder, ...licenceParts }],
        [other.passport, { documentHolder: other.holder, ...passport }],
      ] as const) {
        const read = member((await readDocument(platform, documentId)).json, name);

        expect(read, `the ${name} that is read`).toBe(sent[name]);
      }
    });
  }

  test('that does not exist returns 404', covers('DOC-READ-005'), async ({ platform }) => {
    const { licence } = await sharedDocuments(platform);
    await readDocument(platform, licence);

    await forAll(
      unknownIdLike(licence),
      async (id) => expect(await getDocument(platform, id)).toBeRefused(404),
      5,
    );
  });

  test('that does not exist is called not found', covers('DOC-READ-006'), async ({ platform }) => {
    const { licence } = await sharedDocuments(platform);
    await readDocument(platform, licence);

    await forAll(
      unknownIdLike(licence),
      async (id) => expect(await getDocument(platform, id)).toBeError(404, 'NOT_FOUND'),
      5,
    );
  });

  test('is not read by another platform', covers('DOC-READ-007'), async ({ run, platform }) => {
    const { holder, licence } = await sharedDocuments(platform);

    const reply = await getDocument(platformBeside(run, platform), licence);

    expectHidden(reply, licence);
    expectHidden(reply, holder);
    await readDocument(platform, licence);
  });
});
