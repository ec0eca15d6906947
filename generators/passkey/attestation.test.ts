import { createPublicKey } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { decode } from 'cborg';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { foreignAttestedId } from './foreign-attested-id.ts';
import { incompleteAttestation } from './incomplete-attestation.ts';
import { invalidCoseKey } from './invalid-cose-key.ts';
import { unreadableAttestation } from './unreadable-attestation.ts';

const seed = 20251013;
const { attestation } = service['V-6'].create.body;
const object = attestation.attestationObject;
const credentialId = Buffer.from(attestation.credentialId, 'base64url');

function decoded(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value = decode(bytes);
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap && Object.keys(value).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every rule of the attestation object of V-6 that another breaks. */
function brokenRules(text: string): string[] {
  const members = decoded(Buffer.from(text, 'base64url'));
  if (members === undefined) return ['is an attestation object'];
  const { fmt, attStmt, authData } = members;
  if ([fmt, attStmt, authData].includes(undefined)) return ['has every member'];
  const data = Buffer.from(authData as Uint8Array);
  const rest = data.subarray(0, 55).toString('hex');
  return [
    ...(data.subarray(55, 71).equals(credentialId) ? [] : ['has the credential id']),
    ...(isVerifyingKey(data.subarray(71)) ? [] : ['has a key that verifies']),
    ...(service['V-6'].create.authDataHex.startsWith(rest) ? [] : ['has the rest']),
  ];
}

/** Whether a COSE key is one for ES256, on the curve by another implementation's account. */
function isVerifyingKey(cose: Uint8Array): boolean {
  const key: Map<number, unknown> = decode(cose, { useMaps: true });
  if (key.get(1) !== 2 || key.get(3) !== -7 || key.get(-1) !== 1) return false;
  const [x, y] = [-2, -3].map((label) => {
    const value = key.get(label);
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : '';
  });
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const faults: Readonly<Record<string, readonly [fc.Arbitrary<Change<string>>, string]>> = {
  unreadableAttestation: [unreadableAttestation, 'is an attestation object'],
  incompleteAttestation: [incompleteAttestation, 'has every member'],
  foreignAttestedId: [foreignAttestedId, 'has the credential id'],
  invalidCoseKey: [invalidCoseKey, 'has a key that verifies'],
};

test('the attestation object of V-6 breaks no rule', () => {
  expect(brokenRules(object)).toEqual([]);
});

for (const [name, [arb, rule]] of Object.entries(faults)) {
  test(`${name} breaks only "${rule}"`, () => {
    const read = (change: Change<string>) => change.apply(object);
    const only = (change: Change<string>) => brokenRules(read(change)).join() === rule;
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${brokenRules(read(change))}` });
    isDeterministicBySeed(arb, { seed, read });
  });
}

test('each way for a key to be wrong turns up, and shrinks to one of them', () => {
  const named =
    (words: RegExp) =>
    ({ name }: Change<string>) =>
      words.test(name);
  producesEach(
    invalidCoseKey,
    {
      curve: named(/off the curve$/),
      half: named(/without Y$/),
      algorithm: named(/private algorithm$/),
      name: named(/unassigned curve$/),
    },
    { seed },
  );
  shrinksReadably(invalidCoseKey, named(/a key off the curve$/), { seed });
});
