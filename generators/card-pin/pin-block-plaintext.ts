import type * as fc from 'fast-check';
import { pin } from './pin.ts';
import type { PinPlaintext } from './pin-plaintext.ts';
import { plaintextWith } from './plaintext-with.ts';

/** The plaintext of a valid block (contract, set a card PIN, step 1). */
export const pinBlockPlaintext: fc.Arbitrary<PinPlaintext> = plaintextWith(
  pin.map(({ text }) => text),
  () => 'a PIN of 4 digits',
);
