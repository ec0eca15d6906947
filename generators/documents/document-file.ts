import * as fc from 'fast-check';

/** A file as an upload carries it. */
export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const formats = {
  jpeg: {
    extension: 'jpg',
    type: 'image/jpeg',
    head: 'ffd8ffe000104a46494600010100000100010000ffd9',
  },
  png: {
    extension: 'png',
    type: 'image/png',
    head: '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082',
  },
  pdf: {
    extension: 'pdf',
    type: 'application/pdf',
    head: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n').toString(
      'hex',
    ),
  },
} as const;

export type DocumentFormat = keyof typeof formats;

export const documentFormats = ['jpeg', 'png', 'pdf'] as const satisfies readonly DocumentFormat[];

const names = ['id', 'Scan 1 of 2', 'Ausweis-Rückseite', '護照', 'a'.repeat(80)];

/** A small file of a format that the sandbox takes, under each kind of name. */
export function documentFiles(format: DocumentFormat): readonly DocumentFile[] {
  const { extension, type, head } = formats[format];
  const bytes = new Uint8Array(Buffer.from(head, 'hex'));
  return names.map((name) => ({ name: `${name}.${extension}`, type, bytes }));
}

/** One of them. */
export function documentFile(format: DocumentFormat): fc.Arbitrary<DocumentFile> {
  return fc.constantFrom(...documentFiles(format));
}
