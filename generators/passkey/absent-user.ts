import * as fc from 'fast-check';
import { Change } from '../change.ts';

const FLAGS_AT = 32;
const PRESENT = 0x01;
const VERIFIED = 0x04;

/** Authenticator data with these bits of its flags cleared. */
function withoutFlags(data: Uint8Array, bits: number): Uint8Array {
  return Uint8Array.from(data, (byte, at) => (at === FLAGS_AT ? byte & ~bits : byte));
}

/** Fault: the user-presence bit is off, with the user verified or not. */
export const absentUser: fc.Arbitrary<Change<Uint8Array>> = fc.constantFrom(
  new Change('a user who is neither present nor verified', (data: Uint8Array) =>
    withoutFlags(data, PRESENT | VERIFIED),
  ),
  new Change('a user who is verified but not present', (data: Uint8Array) =>
    withoutFlags(data, PRESENT),
  ),
);
