import { createHash } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The same point compressed, or not (SEC 1, 2.3.3). */
function otherForm(publicKey: string): string {
  return p256.Point.fromHex(publicKey).toHex(publicKey.startsWith('04'));
}

type Nonce = readonly [name: string, nonce: () => string];

function nonceFrom(...nonces: readonly Nonce[]): fc.Arbitrary<Change<Members>> {
  return fc
    .constantFrom(...nonces)
    .map(([name, nonce]) => claimChange('nonce', `for a nonce, ${name}`, nonce));
}

/** Fault: the nonce is the hash of the client key's bytes, not of its text. */
export function nonceOfKeyBytes(clientPublicKey: string): fc.Arbitrary<Change<Members>> {
  return nonceFrom([
    'the hash of the decoded key',
    () => hashOf(Buffer.from(clientPublicKey, 'hex')),
  ]);
}

/** Fault: the nonce is the hash of another text of the same client key. */
export function nonceOfRespelledKey(clientPublicKey: string): fc.Arbitrary<Change<Members>> {
  return nonceFrom(
    ['the hash of the key in upper case', () => hashOf(clientPublicKey.toUpperCase())],
    ['the hash of the key in its other form', () => hashOf(otherForm(clientPublicKey))],
    ['the hash of the key and a line end', () => hashOf(`${clientPublicKey}\n`)],
  );
}

/** Fault: the nonce is not a hash. */
export function nonceWithoutHash(clientPublicKey: string): fc.Arbitrary<Change<Members>> {
  return nonceFrom(
    ['half of the hash', () => hashOf(clientPublicKey).slice(0, 32)],
    ['the key itself', () => clientPublicKey],
    ['nothing', () => ''],
  );
}
