import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { signatureChange } from './signature-change.ts';

/** Fault: the last bytes of the DER of the signature are missing, up to all of them. */
export const truncatedSignature: fc.Arbitrary<Change<string>> = fc
  .integer({ min: 1, max: 72 })
  .map((missing) =>
    signatureChange(`bytes cut off the signature: ${missing}`, (der) => der.subarray(0, -missing)),
  );
