import { crc32 } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { isDeterministicBySeed, producesEach, producesOnly } from '../laws.ts';
import { type DocumentFile, documentFile } from './document-file.ts';
import { foreignFile } from './foreign-file.ts';
import { largerFile } from './larger-file.ts';
import { documentFormats, smallestFile } from './smallest-file.ts';

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

for (const [size, fileOf] of [
  ['small', smallestFile],
  ['larger', largerFile],
] as const) {
  test(`the table of a ${size} PDF points at its objects, and its end at the table`, () => {
    const text = Buffer.from(fileOf('pdf')).toString('latin1');
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
    const table = text.slice(Number(start)).split('\n').slice(3, 6);

    const found = table.map((entry) => text.slice(Number(entry.slice(0, 10))).split('\n')[0]);

    expect(text.slice(Number(start))).toMatch(/^xref\n0 4\n/);
    expect(found).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
    expect(table.map(({ length }) => length)).toEqual([19, 19, 19]);
  });

  test(`a ${size} JPEG has the segments of a baseline image, each as long as it says`, () => {
    const bytes = Buffer.from(fileOf('jpeg'));
    const markers = [];
    let at = 2;
    while (bytes[at] === 0xff) {
      markers.push(bytes.readUInt8(at + 1));
      at += 2 + bytes.readUInt16BE(at + 2);
    }

    const withoutComments = markers.filter((marker) => marker !== 0xfe);
    expect(withoutComments).toEqual([0xe0, 0xdb, 0xc0, 0xc4, 0xc4, 0xda]);
    expect(bytes.subarray(at).toString('hex')).toBe('3fffd9');
  });

  test(`a ${size} PNG has chunks whose checksums are right`, () => {
    const bytes = Buffer.from(fileOf('png'));
    const kinds = [];
    let at = 8;
    while (at < bytes.length) {
      const end = at + 8 + bytes.readUInt32BE(at);
      expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
      kinds.push(bytes.subarray(at + 4, at + 8).toString());
      at = end + 4;
    }

    expect(kinds.filter((kind) => kind !== 'tEXt')).toEqual(['IHDR', 'IDAT', 'IEND']);
  });
}

test('a larger file has more than 300 KB', () => {
  for (const format of documentFormats) expect(largerFile(format).length).toBeGreaterThan(300_000);
});

test('a foreign file is of another type, by its label and by its bytes', () => {
  isDeterministicBySeed(foreignFile, { seed });
  const isForeign = (file: DocumentFile) =>
    !taken.includes(file.type) &&
    !Object.values(beginnings).some((beginning) => hexOf(file).startsWith(beginning));
  producesOnly(foreignFile, isForeign, { seed });
});
