import type * as fc from 'fast-check';
import { digits } from './digits.ts';

/** An account number of so many digits that ends in these three. */
export function accountNumberEndingIn(length: number, suffix: string): fc.Arbitrary<string> {
  return digits(length - suffix.length).map((account) => `${account}${suffix}`);
}
