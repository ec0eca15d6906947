import type * as fc from 'fast-check';
import { digits } from './digits.ts';

/** An account number of a bank in the United States that ends in these three digits. */
export function usAccountNumberEndingIn(suffix: string): fc.Arbitrary<string> {
  return digits(9).map((account) => `${account}${suffix}`);
}
