import * as fc from 'fast-check';
import { digits } from './digits.ts';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Fault: one of the 4 characters is a letter. */
export const letteredPinPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  fc
    .tuple(digits(3, 3), letter, fc.nat(3))
    .map(([rest, stray, at]) => `${rest.slice(0, at)}${stray}${rest.slice(at)}`),
  () => 'a PIN of 3 digits and a letter',
);
