import * as fc from 'fast-check';
import { largerFile } from './larger-file.ts';
import { type DocumentFormat, smallestFile } from './smallest-file.ts';

/** A file as an upload carries it. */
export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const formats = {
  jpeg: { endings: ['jpg', 'jpeg', 'JPG', 'JPEG'], type: 'image/jpeg' },
  png: { endings: ['png', 'PNG'], type: 'image/png' },
  pdf: { endings: ['pdf', 'PDF'], type: 'application/pdf' },
} as const satisfies Record<DocumentFormat, object>;

const names = ['id', 'Scan 1 of 2', 'Ausweis-Rückseite', '護照', 'a'.repeat(80)];

/** A small file of a format that the sandbox takes, under each kind of name and ending. */
export function documentFiles(format: DocumentFormat): readonly DocumentFile[] {
  const { endings, type } = formats[format];
  const bytes = smallestFile(format);
  return names.map((name, at) => ({
    name: `${name}.${endings[at % endings.length]}`,
    type,
    bytes,
  }));
}

/** A file of that format as large as a photograph. */
export function largerDocument(format: DocumentFormat): DocumentFile {
  const { endings, type } = formats[format];
  return { name: `scan.${endings[0]}`, type, bytes: largerFile(format) };
}

/** One of them. */
export function documentFile(format: DocumentFormat): fc.Arbitrary<DocumentFile> {
  return fc.constantFrom(...documentFiles(format));
}
