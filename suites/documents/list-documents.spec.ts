import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { listDocuments } from '../../fixtures/areas/documents/calls.ts';
import { documentsOf, sharedDocuments } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { covers, expect, expectByGap, expectHidden, idsIn, test } from '../../fixtures/index.ts';

test.describe('the list of documents', () => {
  test('has each of a holder once', covers('DOC-LIST-001'), async ({ platform }) => {
    const { holder, licence, passport } = await sharedDocuments(platform);

    const ids = idsIn(await documentsOf(platform, holder));

    for (const id of [licence, passport]) {
      const times = ids.filter((each) => each === id).length;
      expectByGap('G-130', times === 1, `${id} is listed ${times} times`);
    }
  });

  test('has none of another holder', covers('DOC-LIST-002'), async ({ platform }) => {
    const { holder, licence, passport, other } = await sharedDocuments(platform);

    const [ids, others] = [
      idsIn(await documentsOf(platform, holder)),
      idsIn(await documentsOf(platform, other.holder)),
    ];

    expectByGap('G-130', !ids.includes(other.passport), `${other.passport} is listed for another`);
    expectByGap('G-130', others.includes(other.passport), `${other.passport} is not listed`);
    for (const id of [licence, passport]) {
      expectByGap('G-130', !others.includes(id), `${id} is listed for another`);
    }
  });

  test("has none of another platform's", covers('DOC-LIST-003'), async ({ run, platform }) => {
    const other = platformBeside(run, platform);
    const { holder, licence } = await sharedDocuments(platform);

    expectHidden(await listDocuments(other), licence);
    expectHidden(await listDocuments(other, holder), licence);
    const own = idsIn(await documentsOf(platform, holder));
    expectByGap('G-130', own.includes(licence), `${licence} is not listed`);
  });

  test('has no second one that was refused', covers('DOC-LIST-004'), async ({ platform }) => {
    const { id: holder } = await newCustomer(platform);
    const first = await newDocument(platform, holder);

    expect(await upload(platform, holder), 'a second one').toBeRefused(409);

    const ids = idsIn(await documentsOf(platform, holder));
    expectByGap('G-130', ids.length === 1 && ids[0] === first, `${ids} are listed for ${first}`);
  });
});
