import * as fc from 'fast-check';
import { type DocumentFormat, smallestFile } from './smallest-file.ts';

/** A file as an upload carries it. */
export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const formats = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  pdf: { extension: 'pdf', type: 'application/pdf' },
} as const satisfies Record<DocumentFormat, object>;

const names = ['id', 'Scan 1 of 2', 'Ausweis-Rückseite', '護照', 'a'.repeat(80)];

/** A small file of a format that the sandbox takes, under each kind of name. */
export function documentFiles(format: DocumentFormat): readonly DocumentFile[] {
  const { extension, type } = formats[format];
  const bytes = smallestFile(format);
  return names.map((name) => ({ name: `${name}.${extension}`, type, bytes }));
}

/** One of them. */
export function documentFile(format: DocumentFormat): fc.Arbitrary<DocumentFile> {
  return fc.constantFrom(...documentFiles(format));
}
