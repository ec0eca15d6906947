import * as fc from 'fast-check';
import { withFlippedBit } from '../bytes.ts';

/** A bit of a DER signature, and what flips it. */
export interface FlippedInteger {
  readonly name: string;
  readonly flip: (der: Uint8Array) => Uint8Array;
}

/** Where R ends in the DER of two integers; S ends with the DER. */
function endOfR(der: Uint8Array): number {
  return 4 + (der[3] ?? 0);
}

/**
 * One bit of R or S turned over. It is one of the lower 16 bytes, so that the DER stays
 * well-formed and the integer in range.
 */
export const flippedInteger: fc.Arbitrary<FlippedInteger> = fc
  .record({ integer: fc.constantFrom('R', 'S'), byte: fc.nat(15), bit: fc.nat(7) })
  .map(({ integer, byte, bit }) => ({
    name: `a signature with bit ${8 * byte + bit} of ${integer} flipped`,
    flip: (der) => {
      const end = integer === 'R' ? endOfR(der) : der.length;
      return withFlippedBit(der, end - 1 - byte, bit);
    },
  }));
