import type * as fc from 'fast-check';
import { nonce } from './nonce.ts';
import { PinPlaintext } from './pin-plaintext.ts';

/** Fault: no PIN beside a valid nonce. */
export const pinlessPlaintext: fc.Arbitrary<PinPlaintext> = nonce.map(
  (n) => new PinPlaintext((fresh) => JSON.stringify({ nonce: fresh }), n, 'a block without a PIN'),
);
