import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

type Spelling = readonly [name: string, bytes: (hex: string) => Uint8Array | string];

const spellings: readonly Spelling[] = [
  ['the bytes that the hex stands for', (hex) => Buffer.from(hex, 'hex')],
  ['the hex in upper case', (hex) => hex.toUpperCase()],
  ['the hex with 0x in front', (hex) => `0x${hex}`],
  ['the hex as UTF-16', (hex) => Buffer.from(hex, 'utf16le')],
];

/**
 * Fault of an assertion: the challenge in the client data is the service's hex text, but not as
 * the UTF-8 of exactly that text (credential endpoints, passkey procedure).
 */
export const respelledChallenge: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...spellings)
  .map(([name, bytes]) =>
    jsonChange(`for a challenge, ${name}`, (clientData) => {
      const hex = Buffer.from(textIn(clientData, 'challenge'), 'base64url').toString('utf8');
      const challenge = Buffer.from(bytes(hex)).toString('base64url');
      return { ...clientData, challenge };
    }),
  );
