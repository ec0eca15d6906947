import * as fc from 'fast-check';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

/** Fault: the PIN is the empty string. */
export const emptyPinPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  fc.constant(''),
  () => 'an empty PIN',
);
