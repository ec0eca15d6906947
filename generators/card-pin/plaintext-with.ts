import * as fc from 'fast-check';
import { nonce } from './nonce.ts';
import { PinPlaintext } from './pin-plaintext.ts';

/**
 * `{"nonce":N,"pin":...}` in the order and without the spaces of G-33, around any PIN.
 * `wording` must not tell the PIN's digits.
 */
export function plaintextWith<P extends string | number>(
  pin: fc.Arbitrary<P>,
  wording: (pin: P) => string,
): fc.Arbitrary<PinPlaintext> {
  return fc.tuple(nonce, pin).map(([drawn, value]) => {
    const render = (fresh: number) => JSON.stringify({ nonce: fresh, pin: value });
    return new PinPlaintext(render, drawn, `a block with ${wording(value)}`);
  });
}
