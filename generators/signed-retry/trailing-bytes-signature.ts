import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { signatureChange } from './signature-change.ts';

/** Fault: bytes behind the DER of the signature. */
export const trailingBytesSignature: fc.Arbitrary<Change<string>> = fc
  .uint8Array({ minLength: 1, maxLength: 32 })
  .map((more) =>
    signatureChange(`bytes behind the signature: ${more.length}`, (der) =>
      Buffer.concat([der, more]),
    ),
  );
