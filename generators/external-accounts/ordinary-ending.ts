import * as fc from 'fast-check';

/** Three digits that select nothing in any table, and are not reserved. */
export const ordinaryEnding: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 999 })
  .map((number) => String(number).padStart(3, '0'))
  .filter((ending) => !/^00[2-7]$/.test(ending) && !ending.startsWith('1'));
