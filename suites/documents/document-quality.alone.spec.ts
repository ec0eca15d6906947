import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readDocument } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, replaceDocument, smallFile } from '../../fixtures/areas/documents/upload.ts';
import {
  armFault,
  check,
  expect,
  member,
  onFaulty,
  type Platform,
  requireProvoked,
  text,
} from '../../fixtures/index.ts';

/** A document that others replace: the codes come with a review, not with the first upload (G-132). */
function document(platform: Platform): Promise<string> {
  return platform.once('a document under review', async () => {
    const documentId = await newDocument(platform, (await newCustomer(platform)).id);
    // Where one is replaced, a refusal is not owed to the path, which only a default names (G-130).
    const { json } = await replaceDocument(platform, documentId, {}, smallFile);
    return text(member(json, 'id')) ?? documentId;
  });
}

check.describe('PUT of a document', () => {
  for (const [code, row] of [
    ['LOW_QUALITY', 'DOC-QUALITY-001'],
    ['DATA_MISMATCH', 'DOC-QUALITY-003'],
    ['EXPIRED', 'DOC-QUALITY-004'],
    ['SUSPECTED_FRAUD', 'DOC-QUALITY-005'],
    ['UNSUITABLE_DOCUMENT', 'DOC-QUALITY-006'],
    ['INCOMPLETE', 'DOC-QUALITY-007'],
  ] as const) {
    check(`whose review finds ${code} returns 400 ${code}`, row, async ({ run }) => {
      const { platform, made: documentId } = await onFaulty(run, document);
      await armFault(platform, 'replaceDocument', code);

      const reply = await replaceDocument(platform, documentId);

      expect(requireProvoked(reply, 'replaceDocument', code)).toBeError(400, code);
    });
  }

  check(
    'that fails its review leaves the earlier document in place',
    'DOC-QUALITY-008',
    async ({ run }) => {
      const { platform, made: documentId } = await onFaulty(run, document);
      const shown = async () => {
        const { json } = await readDocument(platform, documentId);
        return ['fileName', 'country'].map((name) => member(json, name));
      };
      const before = await shown();
      await armFault(platform, 'replaceDocument', 'LOW_QUALITY');

      const reply = await replaceDocument(platform, documentId, { country: 'CA' });

      expect(requireProvoked(reply, 'replaceDocument', 'LOW_QUALITY')).toBeError(
        400,
        'LOW_QUALITY',
      );
      expect(await shown(), 'the fileName and the country of the document').toEqual(before);
    },
  );
});
