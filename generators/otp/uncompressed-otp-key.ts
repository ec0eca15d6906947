import { ECDH } from 'node:crypto';
import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

const forms = ['uncompressed', 'hybrid'] as const;

/** Fault: the key beside the code is the right one in another form than the compressed. */
export const uncompressedOtpKey: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...forms)
  .map((form) =>
    jsonChange(`beside the code, the key in the ${form} form`, (members) => ({
      ...members,
      public_key: ECDH.convertKey(textIn(members, 'public_key'), 'prime256v1', 'hex', 'hex', form),
    })),
  );
