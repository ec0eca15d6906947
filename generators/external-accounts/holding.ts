import * as fc from 'fast-check';
import { digits } from './digits.ts';

/** An account number in the United States with these digits in front and in the middle only. */
export function usAccountNumberHolding(suffix: string): fc.Arbitrary<string> {
  return fc.tuple(digits(2)).map(([free]) => `${suffix}9${suffix}${free}999`);
}

/** A wallet address in lower case with these digits in front and in the middle only. */
export function evmAddressHolding(suffix: string): fc.Arbitrary<string> {
  return digits(9).map(
    (free) => `0x${suffix}${'a'.repeat(11)}${suffix}${'b'.repeat(11)}${free}999`,
  );
}

/** A key with a domain part that ends in these digits, and a user part that does not. */
export function pixKeyWithDomainIn(suffix: string): fc.Arbitrary<string> {
  return digits(9).map((user) => `user${user}.999@pix.bank${suffix}`);
}
