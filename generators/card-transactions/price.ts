import * as fc from 'fast-check';

/** What a purchase by card costs, in the smallest unit: small beside the money on an account. */
export const price: fc.Arbitrary<number> = fc.integer({ min: 300, max: 40_000 });
