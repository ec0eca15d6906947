import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { keyPair } from '../keys/key-pair.ts';
import { stampChange } from './stamp-change.ts';

/** Fault: the public key in the stamp is another than the one that signed. */
export const foreignKeyStamp: fc.Arbitrary<Change<string>> = keyPair.map(({ publicKey }) =>
  stampChange('a stamp that names another key', (members) => ({ ...members, publicKey })),
);
