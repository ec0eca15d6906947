import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';
import { invalidPublicKey } from '../keys/invalid-public-key.ts';

/** Fault: the sender's key in the bundle is none. */
export const invalidEncappedKey: fc.Arbitrary<Change<string>> = invalidPublicKey.map((fault) =>
  jsonChange(`a bundle with ${fault}`, (members) => ({
    ...members,
    encappedPublic: fault.apply(textIn(members, 'encappedPublic')),
  })),
);
