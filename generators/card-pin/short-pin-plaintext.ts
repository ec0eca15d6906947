import type * as fc from 'fast-check';
import { digits } from './digits.ts';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

/** Fault: one digit fewer than the 4 of the contract. */
export const shortPinPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  digits(3, 3),
  () => 'a PIN of 3 digits',
);
