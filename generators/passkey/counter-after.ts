import * as fc from 'fast-check';

/** A signature counter above the stored one: mostly the next, or some steps further. */
export function counterAfter(stored: number): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(stored + 1), fc.integer({ min: stored + 2, max: stored + 1000 }));
}
