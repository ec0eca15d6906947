import * as fc from 'fast-check';

/** A word in the shape of an `idType` that stands for no kind of identification. */
export const unlistedIdType: fc.Arbitrary<string> = fc
  .string({ unit: fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXZ'), minLength: 4, maxLength: 10 })
  .map((word) => `UNLISTED_${word}`);
