import { decode, encode } from 'cborg';
import * as fc from 'fast-check';
import { withFlippedBit } from '../bytes.ts';
import type { Change } from '../change.ts';
import { attestedDataChange } from './attestation-change.ts';
import { partsOf } from './attested-data.ts';

type CoseKey = Map<number, unknown>;
type Spoil = readonly [name: string, spoil: (key: CoseKey) => CoseKey];

/** Labels of a COSE key (RFC 9053, sections 2.1 and 7.1). */
const LABEL = { algorithm: 3, curve: -1, y: -3 } as const;

const spoils: readonly Spoil[] = [
  ['off the curve', (key) => key.set(LABEL.y, withFlippedBit(bytesAt(key, LABEL.y), 31, 0))],
  ['without Y', (key) => new Map([...key].filter(([label]) => label !== LABEL.y))],
  ['of a private algorithm', (key) => key.set(LABEL.algorithm, -70_000)],
  ['of an unassigned curve', (key) => key.set(LABEL.curve, 99)],
];

function bytesAt(key: CoseKey, label: number): Uint8Array {
  const value = key.get(label);
  if (!(value instanceof Uint8Array)) throw new RangeError('the key to change is not an ES256 key');
  return value;
}

/**
 * Fault: the public key inside the attestation is none that can verify an assertion. A service may
 * notice it as late as there: attestation `none` proves nothing of the key.
 */
export const invalidCoseKey: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...spoils)
  .map(([name, spoil]) =>
    attestedDataChange(`inside the attestation, a key ${name}`, (authData) => {
      const { head, credentialId, coseKey } = partsOf(authData);
      const key: CoseKey = decode(coseKey, { useMaps: true });
      return Buffer.concat([head, credentialId, encode(spoil(key))]);
    }),
  );
