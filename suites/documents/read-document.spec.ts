import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  licenceParts,
  readDocument,
  sharedDocuments,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { partsFor, upload } from '../../fixtures/areas/documents/upload.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  check,
  expect,
  expectHidden,
  expectNoneAlike,
  forAll,
  member,
  notShown,
  type Platform,
  text,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Whether the answer to an upload shows the id of the holder; an id has no other words. */
async function answersWithHolder(platform: Platform): Promise<boolean> {
  const { id } = await newCustomer(platform);
  const { json } = await upload(platform, id, licenceParts);
  return member(json, 'documentHolder') === id;
}

check.describe('GET on a document', () => {
  check('returns the document with the requested id', 'DOC-READ-001', async ({ platform }) => {
    const { licence, passport } = await sharedDocuments(platform);

    for (const documentId of [licence, passport]) {
      const id = member((await readDocument(platform, documentId)).json, 'id');

      expect(text(id) ?? notShown('the id'), 'the id of the document').toBe(documentId);
    }
  });

  for (const [name, row] of [
    ['documentHolder', 'DOC-READ-002'],
    ['documentType', 'DOC-READ-003'],
    ['country', 'DOC-READ-004'],
    ['documentNumber', 'DOC-READ-008'],
    ['issuingAuthority', 'DOC-READ-009'],
  ] as const) {
    check(`shows the ${name} that was sent`, row, async ({ platform }) => {
      const { holder, licence, other } = await sharedDocuments(platform);
      const { [name]: passport } = partsFor(other.holder);

      const pairs: { read: unknown; sent: string | undefined }[] = [];
      for (const [documentId, sent] of [
        [licence, partsFor(holder, licenceParts)[name]],
        [other.passport, passport],
      ] as const) {
        const { json } = await readDocument(platform, documentId);
        pairs.push({ read: member(json, name), sent });
      }

      // Whether and how it is shown is a default; a target that shows it once as sent follows it.
      const isFollowed =
        pairs.some(({ read, sent }) => read === sent) ||
        (name === 'documentHolder' && (await answersWithHolder(platform)));
      for (const { read, sent } of pairs) {
        const isKnown = isFollowed && text(read) !== undefined;
        const what = isKnown
          ? `the ${name}, which is shown as it was sent`
          : `the ${name} of the document`;
        // The number of a document is not for a report.
        if (name === 'documentNumber') expect(read === sent, what).toBe(true);
        else expect(read, what).toBe(sent);
      }
    });
  }

  check('that does not exist returns 404', 'DOC-READ-005', async ({ platform }) => {
    const { licence } = await sharedDocuments(platform);
    await readDocument(platform, licence);

    await expectNoneAlike(licence, (documentId) => platform.api.getDocument({ documentId }));
    await forAll(
      unknownIdLike(licence),
      async (id) => expect(await platform.api.getDocument({ documentId: id })).toBeRefused(404),
      5,
    );
  });

  check('that does not exist returns NOT_FOUND', 'DOC-READ-006', async ({ platform }) => {
    const { licence } = await sharedDocuments(platform);
    await readDocument(platform, licence);

    await forAll(
      unknownIdLike(licence),
      async (id) =>
        expect(await platform.api.getDocument({ documentId: id })).toBeError(404, 'NOT_FOUND'),
      5,
    );
  });

  check('of another platform is refused', 'DOC-READ-007', async ({ run, platform }) => {
    const { holder, licence } = await sharedDocuments(platform);

    const reply = await platformBeside(run, platform).api.getDocument({ documentId: licence });

    expectHidden(reply, licence);
    expectHidden(reply, holder);
    await readDocument(platform, licence);
  });
});
