import type * as fc from 'fast-check';
import { digits } from './digits.ts';

/** A key with a domain part; the three digits end the part in front of it. */
export function pixKeyEndingIn(suffix: string): fc.Arbitrary<string> {
  return digits(9).map((user) => `user${user}.${suffix}@pix.example`);
}
