import * as fc from 'fast-check';

export interface Base64Bounds {
  /** Characters, padding included. */
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * RFC 4648 section 4 base64: padded, no line breaks, unused bits zero. Both bounds count characters;
 * lengths are the multiples of 4 between them, both ends likely. Throws RangeError when there is none.
 */
export function base64Text({ minLength, maxLength }: Base64Bounds): fc.Arbitrary<string> {
  const fewest = Math.ceil(minLength / 4);
  const most = Math.floor(maxLength / 4);
  if (fewest > most) throw new RangeError(`no base64 has ${minLength} to ${maxLength} characters`);
  const byteLength = fc.integer({ min: Math.max(0, 3 * fewest - 2), max: 3 * most });
  return byteLength
    .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }))
    .map((bytes) => Buffer.from(bytes).toString('base64'));
}
