import * as fc from 'fast-check';

/**
 * A nickname for a passkey: 1 to 100 characters with no white space at either end, since a service
 * may trim. Of the Basic Multilingual Plane only, where every way of counting characters agrees.
 */
export const nickname: fc.Arbitrary<string> = fc
  .string({
    unit: fc.constantFrom(...'aZ0é中ж'),
    minLength: 1,
    maxLength: 49,
    size: 'max',
  })
  .chain((word) => fc.constantFrom(word, `${word} ${word}`));
