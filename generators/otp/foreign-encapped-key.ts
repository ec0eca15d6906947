import { ECDH } from 'node:crypto';
import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { keyPair } from '../credentials/key-pair.ts';
import { jsonChange } from '../json-members.ts';

/** Fault: the sender's key in the bundle is another than the one that sealed. */
export const foreignEncappedKey: fc.Arbitrary<Change<string>> = keyPair.map(({ publicKey }) =>
  jsonChange('a bundle that names another sender', (members) => ({
    ...members,
    encappedPublic: ECDH.convertKey(publicKey, 'prime256v1', 'hex', 'hex', 'uncompressed'),
  })),
);
