import { createHash } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { keyPair } from '../credentials/key-pair.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The same point compressed, or not (SEC 1, 2.3.3). */
function otherForm(publicKey: string): string {
  return p256.Point.fromHex(publicKey).toHex(publicKey.startsWith('04'));
}

/** Fault: the nonce is not the hash of the client key's text, but of something close to it. */
export function foreignNonce(clientPublicKey: string): fc.Arbitrary<Change<Members>> {
  const nonces = fc.oneof(
    fc.constantFrom(
      ['the hash of the decoded key', () => hashOf(Buffer.from(clientPublicKey, 'hex'))] as const,
      ['the hash of the key in upper case', () => hashOf(clientPublicKey.toUpperCase())] as const,
      ['the hash of the key in its other form', () => hashOf(otherForm(clientPublicKey))] as const,
      ['the hash of the key and a line end', () => hashOf(`${clientPublicKey}\n`)] as const,
      ['half of the hash', () => hashOf(clientPublicKey).slice(0, 32)] as const,
      ['the key itself', () => clientPublicKey] as const,
      ['nothing', () => ''] as const,
    ),
    keyPair.map((other) => ['the hash of another key', () => hashOf(other.publicKey)] as const),
  );
  return nonces.map(([name, nonce]) => claimChange('nonce', `for a nonce, ${name}`, nonce));
}
