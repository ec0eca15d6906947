import type * as fc from 'fast-check';
import { pin } from './pin.ts';
import { PinPlaintext } from './pin-plaintext.ts';

/** Fault: no nonce beside a valid PIN. */
export const noncelessPlaintext: fc.Arbitrary<PinPlaintext> = pin.map(
  ({ text }) => new PinPlaintext(() => JSON.stringify({ pin: text }), 0, 'a block without a nonce'),
);
