import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { flippedInteger } from './flipped-integer.ts';
import { signatureChange } from './signature-change.ts';

/** Fault: one bit of the signature is another, and it is well-formed still. */
export const flippedSignature: fc.Arbitrary<Change<string>> = flippedInteger.map(({ name, flip }) =>
  signatureChange(name, flip),
);
