import {
  documentsOf,
  readDocument,
  sharedDocuments,
} from '../../fixtures/areas/documents/shared-documents.ts';
import { check, expectListedAsRead, member } from '../../fixtures/index.ts';

const DATA = [
  ...['documentHolder', 'documentType', 'side', 'country', 'documentNumber'],
  ...['issuingAuthority', 'fileName', 'createdAt'],
];

check.describe("the list of a holder's documents", () => {
  check('shows each document as GET on the document does', 'DOC-LIST-005', async ({ platform }) => {
    const { holder, licence, passport } = await sharedDocuments(platform);

    for (const id of [licence, passport]) {
      const read = async () => (await readDocument(platform, id)).json;
      const row = async () => {
        const rows = await documentsOf(platform, holder, id);
        return rows.find((each) => member(each, 'id') === id);
      };
      await expectListedAsRead(platform, DATA, { read, row });
    }
  });
});
