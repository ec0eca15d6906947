import * as fc from 'fast-check';

const beginnings = ['CORNER SHOP ', 'NORTH 42-', 'SQ *MAPLE', '#', ''];

/** A descriptor of a merchant that ends in these digits, after each of a few beginnings. */
export function descriptorEndingIn(suffix: string): fc.Arbitrary<string> {
  return fc.constantFrom(...beginnings).map((beginning) => `${beginning}${suffix}`);
}

/** What a careless reader takes for an ending of these digits, and is none. */
const nearMisses: readonly ((suffix: string) => string)[] = [
  (suffix) => `SHOP ${suffix.slice(1)}`, // one digit short
  (suffix) => `SHOP 1${suffix.slice(1)}`, // another first digit
  (suffix) => `SHOP ${suffix}X`,
  (suffix) => `SHOP ${suffix} LANE`, // in the middle
  (suffix) => `${suffix} SHOP`, // in front
  (suffix) => `SHOP ${suffix}9`, // a digit behind
  (suffix) => `SHOP ${suffix.replaceAll('0', 'O')}`, // letters for noughts
];

/** Fault: a descriptor that only resembles one that ends in 002 or 003. */
export const descriptorNearlyEndingIn: fc.Arbitrary<string> = fc.constantFrom(
  ...nearMisses.flatMap((nearMiss) => ['002', '003'].map(nearMiss)),
);
