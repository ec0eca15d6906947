import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** Fault: hex digits behind the key. */
export const longPublicKey: fc.Arbitrary<Change<string>> = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 8 })
  .map((more) => new Change(`digits behind the key: ${more.length}`, (key) => `${key}${more}`));
