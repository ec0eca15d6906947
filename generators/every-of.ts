import * as fc from 'fast-check';

/** Enough that none of a few dozen values is likely to be missed. */
const DRAWS = 1_000;

/** Every value that an arbitrary of a few can draw, each once; told apart by what they print as. */
export function everyOf<T>(few: fc.Arbitrary<T>): readonly T[] {
  const drawn = fc.sample(few, { seed: 0, numRuns: DRAWS });
  return [...new Map(drawn.map((value) => [String(value), value])).values()];
}
