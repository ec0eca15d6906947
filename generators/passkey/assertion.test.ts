import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { isDeterministicBySeed, producesOnly, shrinksReadably } from '../laws.ts';
import { flippedAssertion } from './flipped-assertion.ts';
import { foreignCredentialId } from './foreign-credential-id.ts';
import { truncatedAssertion } from './truncated-assertion.ts';

const seed = 20251013;
const { signedMessageHex, assertion } = service['V-6'].get;
const members = ['credentialId', 'clientDataJson', 'authenticatorData', 'signature'];

/** Every rule of the assertion of V-6 that another breaks. */
function brokenRules(values: Members): string[] {
  if (Object.keys(values).join() !== members.join()) return ['has its members'];
  const texts = members.map((name) => String(values[name]));
  if (!texts.every((text) => /^[\w-]*$/.test(text))) return ['is base64url'];
  const { credentialId, clientDataJson, authenticatorData, signature } = assertion;
  const der = Buffer.from(String(values['signature']), 'base64url');
  const isWhole = der.length === Buffer.from(signature, 'base64url').length;
  return [
    ...(values['credentialId'] === credentialId ? [] : ['has the credential id']),
    ...(values['clientDataJson'] === clientDataJson ? [] : ['has the client data']),
    ...(values['authenticatorData'] === authenticatorData ? [] : ['has the authenticator data']),
    ...(isWhole ? [] : ['has a whole signature']),
    ...(isWhole && !holds(der) ? ['has a signature that holds'] : []),
  ];
}

function holds(der: Buffer): boolean {
  const bytes = Buffer.from(service.keys.passkey.uncompressed, 'hex');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', Buffer.from(signedMessageHex, 'hex'), key, der);
}

const faults: Readonly<Record<string, readonly [fc.Arbitrary<Change<Members>>, string]>> = {
  foreignCredentialId: [foreignCredentialId, 'has the credential id'],
  flippedAssertion: [flippedAssertion, 'has a signature that holds'],
  truncatedAssertion: [truncatedAssertion, 'has a whole signature'],
};

test('the assertion of V-6 breaks no rule', () => {
  expect(brokenRules(assertion)).toEqual([]);
});

for (const [name, [arb, rule]] of Object.entries(faults)) {
  test(`${name} breaks only "${rule}"`, () => {
    const read = (change: Change<Members>) => change.apply(assertion);
    const only = (change: Change<Members>) => brokenRules(read(change)).join() === rule;
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${brokenRules(read(change))}` });
    isDeterministicBySeed(arb, { seed, read });
  });
}

test('faults shrink to what is easily read', () => {
  const named =
    (words: RegExp) =>
    ({ name }: Change<Members>) =>
      words.test(name);
  shrinksReadably(truncatedAssertion, named(/: 1$/), { seed });
  shrinksReadably(flippedAssertion, named(/bit 0 of R/), { seed });
  shrinksReadably(foreignCredentialId, named(/^bit 0 of byte 0 /), { seed });
});
