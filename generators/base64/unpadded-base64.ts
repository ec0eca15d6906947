import * as fc from 'fast-check';

/** Fault: the one or two `=` are left off; 18 to 1023 characters. */
export const unpaddedBase64: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 4, max: 255 }), fc.constantFrom(1, 2))
  .chain(([groups, rest]) => {
    const length = 3 * groups + rest;
    return fc.uint8Array({ minLength: length, maxLength: length });
  })
  .map((bytes) => Buffer.from(bytes).toString('base64').replaceAll('=', ''));
