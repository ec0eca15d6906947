import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { textIn } from '../json-members.ts';
import { invalidPublicKey } from '../keys/invalid-public-key.ts';
import { stampChange } from './stamp-change.ts';

/** Fault: the public key in the stamp is none. */
export const invalidKeyStamp: fc.Arbitrary<Change<string>> = invalidPublicKey.map((fault) =>
  stampChange(`a stamp with ${fault}`, (members) => ({
    ...members,
    publicKey: fault.apply(textIn(members, 'publicKey')),
  })),
);
