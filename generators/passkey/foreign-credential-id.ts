import * as fc from 'fast-check';
import { inBase64url, withFlippedBit } from '../bytes.ts';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { memberChange } from './member-change.ts';

/** Fault of an assertion: the credential id beside it is another, by one bit. */
export const foreignCredentialId: fc.Arbitrary<Change<Members>> = fc
  .record({ byte: fc.nat(15), bit: fc.nat(7) })
  .map(({ byte, bit }) =>
    memberChange('credentialId', `bit ${bit} of byte ${byte} of the credential id flipped`, (id) =>
      inBase64url(id, (bytes) => withFlippedBit(bytes, byte, bit)),
    ),
  );
