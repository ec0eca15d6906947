import type * as fc from 'fast-check';
import { digits } from './digits.ts';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

/** Fault: 5 to 12 digits (12 is where ISO 9564 ends). */
export const longPinPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  digits(5, 12),
  (pin) => `a PIN of ${pin.length} digits`,
);
