import { crc32 } from 'node:zlib';
import { type DocumentFormat, smallestFile } from './smallest-file.ts';

/** As many bytes as a picture of a telephone has when it was made small. */
const PADDING = 300_000;

/** As many as a segment of a JPEG can hold, and a few less. */
const SEGMENT = 60_000;

/** Behind these the format lets stand what no reader looks at. */
const JPEG_HEAD = 20;
const PNG_HEAD = 33;

function jpeg(file: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(SEGMENT + 2);
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), length, Buffer.alloc(SEGMENT, ' ')]);
  const comments = Array.from({ length: PADDING / SEGMENT }, () => comment);
  return Buffer.concat([file.subarray(0, JPEG_HEAD), ...comments, file.subarray(JPEG_HEAD)]);
}

function png(file: Buffer): Buffer {
  const chunk = Buffer.from(`tEXtComment\0${' '.repeat(PADDING)}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([file.subarray(0, PNG_HEAD), length, chunk, check, file.subarray(PNG_HEAD)]);
}

/** A comment of letters that show the file to be no text; a report of it then leaves them out. */
const PDF_COMMENT = `%\xe2\xe3\xcf\xd3${' '.repeat(94)}\n`;

/** The comments stand before the table, which its end then points at further down. */
function pdf(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const table = text.indexOf('xref\n');
  const comments = PDF_COMMENT.repeat(PADDING / PDF_COMMENT.length);
  const end = text
    .slice(table)
    .replace(`startxref\n${table}\n`, `startxref\n${table + comments.length}\n`);
  return Buffer.from(`${text.slice(0, table)}${comments}${end}`, 'latin1');
}

const padded = { jpeg, png, pdf } as const;

/** The smallest file of a format with 300 KB in it that say nothing. */
export function largerFile(format: DocumentFormat): Uint8Array<ArrayBuffer> {
  return new Uint8Array(padded[format](Buffer.from(smallestFile(format))));
}
