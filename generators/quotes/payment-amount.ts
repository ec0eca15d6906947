import * as fc from 'fast-check';

/** The amount of a payment in the smallest unit: worth its fees, and small beside any limit. */
export const paymentAmount: fc.Arbitrary<number> = fc.integer({ min: 10_000, max: 50_000 });
