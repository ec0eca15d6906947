import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** The RP id's hash, the flags and the counter: what all authenticator data hold. */
const SHORTEST = 37;

/** Fault: authenticator data that end before their fixed part does. */
export const truncatedAuthenticatorData: fc.Arbitrary<Change<Uint8Array>> = fc
  .nat(SHORTEST - 1)
  .map(
    (length) =>
      new Change(`${length} bytes of authenticator data`, (data) => data.subarray(0, length)),
  );
