import { encode } from 'cborg';
import * as fc from 'fast-check';
import { Change } from '../change.ts';

type Form = readonly [name: string, render: (object: Uint8Array) => Uint8Array | string];

const forms: readonly Form[] = [
  ['words', () => 'attestation'],
  ['CBOR cut in half', (object) => object.subarray(0, object.length / 2)],
  ['a CBOR list', () => encode([])],
  ['an empty CBOR map', () => encode({})],
];

/** Fault: in the base64url of the attestation object there is none. */
export const unreadableAttestation: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...forms)
  .map(
    ([name, render]) =>
      new Change(`for an attestation object, ${name}`, (text) =>
        Buffer.from(render(Buffer.from(text, 'base64url'))).toString('base64url'),
      ),
  );
