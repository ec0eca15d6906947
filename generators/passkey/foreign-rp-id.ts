import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** Fault: authenticator data for another RP id. */
export const foreignRpId: fc.Arbitrary<Change<Uint8Array>> = fc
  .constantFrom('other.invalid', 'test', 'localhost.invalid', '')
  .map(
    (rpId) =>
      new Change(`authenticator data for the RP id "${rpId}"`, (data) =>
        Buffer.concat([createHash('sha256').update(rpId).digest(), data.subarray(32)]),
      ),
  );
