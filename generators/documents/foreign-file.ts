import * as fc from 'fast-check';
import type { DocumentFile } from './document-file.ts';

const files = [
  { name: 'id.txt', type: 'text/plain', text: 'a passport' },
  { name: 'id.html', type: 'text/html', text: '<p>a passport</p>' },
  { name: 'id.gif', type: 'image/gif', text: 'GIF89a' },
  { name: 'id.svg', type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { name: 'id.zip', type: 'application/zip', text: 'PK\u0005\u0006' },
  { name: 'id.exe', type: 'application/octet-stream', text: 'MZ' },
  { name: 'id.json', type: 'application/json', text: '{}' },
];

/** Fault: a file of a format that is no JPEG, PNG or PDF, and says so in its type, name and bytes. */
export const foreignFile: fc.Arbitrary<DocumentFile> = fc
  .constantFrom(...files)
  .map(({ name, type, text }) => ({ name, type, bytes: new TextEncoder().encode(text) }));
