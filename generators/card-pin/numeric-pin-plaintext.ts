import * as fc from 'fast-check';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

/** Fault: the PIN is a JSON number; of 4 digits without a leading zero, so that nothing else is wrong. */
export const numericPinPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  fc.integer({ min: 1000, max: 9999 }),
  () => 'a number of 4 digits for its PIN',
);
