import * as fc from 'fast-check';

/** So many decimal digits, the first of them none of 0. */
export function digits(length: number): fc.Arbitrary<string> {
  const digit = fc.integer({ min: 0, max: 9 });
  return fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(digit, { minLength: length - 1, maxLength: length - 1 }),
    )
    .map(([first, rest]) => `${first}${rest.join('')}`);
}
