import * as fc from 'fast-check';
import { inBase64url } from '../bytes.ts';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { memberChange } from './member-change.ts';

/** Fault of an assertion: the last bytes of its signature are missing. */
export const truncatedAssertion: fc.Arbitrary<Change<Members>> = fc
  .integer({ min: 1, max: 64 })
  .map((missing) =>
    memberChange('signature', `bytes cut off the signature: ${missing}`, (signature) =>
      inBase64url(signature, (der) => der.subarray(0, -missing)),
    ),
  );
