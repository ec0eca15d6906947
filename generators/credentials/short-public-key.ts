import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** Fault: one to four bytes fewer, or half of one. */
export const shortPublicKey: fc.Arbitrary<Change<string>> = fc
  .constantFrom(1, 2, 4, 8)
  .map((digits) => new Change(`digits cut off the key: ${digits}`, (key) => key.slice(0, -digits)));
