export const documentFormats = ['jpeg', 'png', 'pdf'] as const;

/** A format that the sandbox takes. */
export type DocumentFormat = (typeof documentFormats)[number];

/** A table of Huffman codes, of its class and number, that has one code: a single 0. */
function huffmanTable(classAndNumber: string): string {
  return `ffc40014${classAndNumber}01${'00'.repeat(15)}00`;
}

/** One grey pixel, baseline, with every table that its one block needs. */
const jpeg = Buffer.from(
  [
    'ffd8ffe000104a46494600010100000100010000',
    `ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080001000101011100',
    huffmanTable('00'),
    huffmanTable('10'),
    'ffda0008010100003f003fffd9',
  ].join(''),
  'hex',
);

/** One pixel. */
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082',
  'hex',
);

/** One empty page. */
function pdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> >>',
  ];
  let body = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  for (const [index, object] of objects.entries()) {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n${table}${trailer}`, 'latin1');
}

const files: Readonly<Record<DocumentFormat, Buffer>> = { jpeg, png, pdf: pdf() };

/** The bytes of about the smallest file of a format that who parses it takes for one. */
export function smallestFile(format: DocumentFormat): Uint8Array<ArrayBuffer> {
  return new Uint8Array(files[format]);
}
