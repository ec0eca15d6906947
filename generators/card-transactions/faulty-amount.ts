import * as fc from 'fast-check';

/** Fault: nothing at all; where it ends an authorization it is none. */
export const zeroAmount: fc.Arbitrary<unknown> = fc.constant(0);

/** Fault: less than nothing. */
export const negativeAmount: fc.Arbitrary<unknown> = fc.integer({ min: -40_000, max: -1 });

/** Fault: no whole number of the smallest unit. */
export const fractionalAmount: fc.Arbitrary<unknown> = fc
  .tuple(fc.integer({ min: 300, max: 40_000 }), fc.constantFrom(0.5, 0.25, 0.125))
  .map(([whole, part]) => whole + part);

const TEXTS = ['4700', 'much', '', '47.00'];

/** Fault: a text, of digits or not. */
export const textualAmount: fc.Arbitrary<unknown> = fc.constantFrom(...TEXTS);

const ABSENT = [undefined, null];

/** Fault: no amount; a member that is undefined is not sent. */
export const absentAmount: fc.Arbitrary<unknown> = fc.constantFrom(...ABSENT);

/** What no amount of money can be, by kind. */
export const faultyAmount: readonly fc.Arbitrary<unknown>[] = [
  zeroAmount,
  negativeAmount,
  fractionalAmount,
  textualAmount,
  absentAmount,
];

/** One of each kind, and every text: a service that refuses all of them takes amounts alone. */
export const unreadableAmounts: readonly unknown[] = [0, -1, 300.5, ...TEXTS, ...ABSENT];
