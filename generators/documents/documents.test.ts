import { test } from '@playwright/test';
import { isDeterministicBySeed, producesEach, producesOnly } from '../laws.ts';
import { type DocumentFile, documentFile, documentFormats } from './document-file.ts';
import { foreignFile } from './foreign-file.ts';

const seed = 20251013;

/** By the bytes that each format begins with. */
const beginnings = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a', pdf: '255044462d' } as const;
const taken = ['image/jpeg', 'image/png', 'application/pdf'];

function hexOf({ bytes }: DocumentFile): string {
  return Buffer.from(bytes).toString('hex');
}

for (const format of documentFormats) {
  test(`a ${format} begins as one and says so`, () => {
    const files = documentFile(format);
    isDeterministicBySeed(files, { seed });
    const isOne = (file: DocumentFile) =>
      hexOf(file).startsWith(beginnings[format]) && file.type.endsWith(format);
    producesOnly(files, isOne, { seed });
    producesEach(files, { 'not ASCII': ({ name }) => /[^ -~]/.test(name) }, { seed });
  });
}

test('a foreign file is of another type, by its label and by its bytes', () => {
  isDeterministicBySeed(foreignFile, { seed });
  const isForeign = (file: DocumentFile) =>
    !taken.includes(file.type) &&
    !Object.values(beginnings).some((beginning) => hexOf(file).startsWith(beginning));
  producesOnly(foreignFile, isForeign, { seed });
});
