import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { documentsOf, sharedDocuments } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, expectHidden, idsIn } from '../../fixtures/index.ts';

check.describe("the list of a holder's documents", () => {
  check('contains each document once', 'DOC-LIST-001', async ({ platform }) => {
    const { holder, licence, passport } = await sharedDocuments(platform);

    const ids = idsIn(await documentsOf(platform, holder, licence, passport));

    // The filter is a default; a list that shows documents of the holder alone is narrowed by it.
    const isNarrowed = ids.length > 0 && ids.every((id) => id === licence || id === passport);
    for (const id of [licence, passport]) {
      const times = ids.filter((each) => each === id).length;
      const where = isNarrowed ? 'a list of the holder alone' : 'the list';
      expect(times, `how often the document is in ${where}`).toBe(1);
    }
  });

  check('contains no document of another holder', 'DOC-LIST-002', async ({ platform }) => {
    const { holder, licence, passport, other } = await sharedDocuments(platform);

    const [ids, others] = [
      idsIn(await documentsOf(platform, holder, licence, passport)),
      idsIn(await documentsOf(platform, other.holder, other.passport)),
    ];

    expect(ids, "the ids of the holder's documents").not.toContain(other.passport);
    expect(others, "the ids of the other holder's documents").toContain(other.passport);
    for (const id of [licence, passport]) {
      expect(others, "the ids of the other holder's documents").not.toContain(id);
    }
  });

  check('contains no document of another platform', 'DOC-LIST-003', async ({ run, platform }) => {
    const other = platformBeside(run, platform);
    const { holder, licence } = await sharedDocuments(platform);

    expectHidden(await other.api.listDocuments(), licence);
    expectHidden(await other.api.listDocuments({ query: { documentHolder: holder } }), licence);
    const own = idsIn(await documentsOf(platform, holder, licence));
    // The path and the shape of the list are a default.
    expect(own, 'the ids of the documents listed for their own platform').toContain(licence);
  });

  check('does not contain a refused second document', 'DOC-LIST-004', async ({ platform }) => {
    const { id: holder } = await newCustomer(platform);
    const first = await newDocument(platform, holder);
    const listed = async () => idsIn(await documentsOf(platform, holder, first));
    const before = await listed();
    // The path, the filter and the shape of the list are a default; that it has just the first shows them.
    expect(before, 'the ids listed before the refusal').toEqual([first]);

    expect(await upload(platform, holder), 'the second document').toBeRefused(409);

    expect(await listed(), 'the ids listed after the refusal').toEqual([first]);
  });
});
