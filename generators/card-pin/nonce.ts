import * as fc from 'fast-check';

/**
 * An integer in the range of G-33. Neither biased nor shrunk: a target that remembers nonces
 * would refuse a repeated one, and the check would blame the wrong rule.
 */
export const nonce: fc.Arbitrary<number> = fc.noShrink(
  fc.noBias(fc.integer({ min: 10 ** 8, max: 10 ** 12 - 1 })),
);
