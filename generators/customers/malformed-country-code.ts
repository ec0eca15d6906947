import * as fc from 'fast-check';

/** A text that names no country: digits, signs, or letters that no code of two or three has. */
export const malformedCountryCode: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 10, max: 99 }).map(String),
  fc.constantFrom('U!', '??', '-', 'U S A', '12US'),
  fc.string({ unit: fc.constantFrom(...'QXZJ'), minLength: 5, maxLength: 9 }),
);
