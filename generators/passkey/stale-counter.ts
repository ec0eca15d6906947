import * as fc from 'fast-check';

/** Fault: a signature counter that is not above the stored one, which is above 0; often equal. */
export function staleCounter(stored: number): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(stored), fc.integer({ min: 0, max: stored - 1 }));
}
