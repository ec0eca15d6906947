import { createPublicKey, ECDH, verify } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { flippedSignature } from './flipped-signature.ts';
import { foreignSchemeStamp } from './foreign-scheme-stamp.ts';
import { incompleteStamp } from './incomplete-stamp.ts';
import { invalidKeyStamps } from './invalid-key-stamps.ts';
import { malformedStamps } from './malformed-stamps.ts';
import { mistypedStamp } from './mistyped-stamp.ts';
import { otherPayload } from './other-payload.ts';
import { reserialisedPayload } from './reserialised-payload.ts';
import { stampSpelling } from './stamp-spelling.ts';
import { trailingBytesSignature } from './trailing-bytes-signature.ts';
import { truncatedSignature } from './truncated-signature.ts';
import { unreadableStamp } from './unreadable-stamp.ts';

const seed = 20251013;
const { header, payloadToSign, stampJson } = service['V-1'];
const stamp = JSON.parse(stampJson);
const read = (change: Change<string>) => change.apply(header);

/** The stamp in a header; undefined where there is none. */
function stampIn(value: string): Record<string, unknown> | undefined {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(value)) return undefined;
  try {
    const read = JSON.parse(Buffer.from(value, 'base64url').toString());
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject && Object.keys(read).length > 0 ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Every rule of a stamp over the payload of V-1 that a header breaks, judged by node:crypto. */
function brokenRules(value: string): string[] {
  const { publicKey, scheme, signature } = stampIn(value) ?? {};
  if (stampIn(value) === undefined) return ['is a stamp'];
  const members = [publicKey, scheme, signature];
  if (members.includes(undefined)) return ['has its members'];
  if (members.some((member) => typeof member !== 'string')) return ['has texts for members'];
  return [
    ...(scheme === stamp.scheme ? [] : ['has the scheme']),
    ...(publicKey === stamp.publicKey ? [] : ['names the key']),
    ...(isCompressedPoint(String(publicKey)) ? [] : ['names a key']),
    ...brokenSignatureRules(Buffer.from(String(signature), 'hex')),
  ];
}

function brokenSignatureRules(der: Buffer): string[] {
  const rLength = der[3] ?? 0;
  const whole = [6 + rLength + (der[5 + rLength] ?? 0), 2 + (der[1] ?? 0)];
  if (whole.some((length) => length !== der.length)) return ['has a whole signature'];
  return holds(der) ? [] : ['has a signature that holds'];
}

function isCompressedPoint(hex: string): boolean {
  try {
    return /^0[23][0-9a-f]{64}$/.test(hex) && ECDH.convertKey(hex, 'prime256v1', 'hex') !== '';
  } catch {
    return false;
  }
}

function holds(der: Buffer): boolean {
  const bytes = Buffer.from(service.keys.session.uncompressed, 'hex');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((b) => b.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as Record<string, string>;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify('sha256', Buffer.from(payloadToSign), key, der);
}

const breaks: Readonly<Record<string, readonly [fc.Arbitrary<Change<string>>, ...string[]]>> = {
  stampSpelling: [stampSpelling],
  unreadableStamp: [unreadableStamp, 'is a stamp'],
  incompleteStamp: [incompleteStamp, 'has its members'],
  mistypedStamp: [mistypedStamp, 'has texts for members'],
  foreignSchemeStamp: [foreignSchemeStamp, 'has the scheme'],
  ...Object.fromEntries(
    invalidKeyStamps.map((kind, at) => [
      `invalidKeyStamps, kind ${at}`,
      [kind, 'names the key', 'names a key'],
    ]),
  ),
  trailingBytesSignature: [trailingBytesSignature, 'has a whole signature'],
  truncatedSignature: [truncatedSignature, 'has a whole signature'],
  flippedSignature: [flippedSignature, 'has a signature that holds'],
};

test('the stamp of V-1 breaks no rule', () => {
  expect(brokenRules(header)).toEqual([]);
});

for (const [name, [arb, ...rules]] of Object.entries(breaks)) {
  test(`${name} breaks ${rules.length === 0 ? 'no rule' : `only "${rules}"`}`, () => {
    const only = (change: Change<string>) => brokenRules(read(change)).join() === rules.join();
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${brokenRules(read(change))}` });
    producesOnly(arb, (change) => read(change) !== header, { seed });
    isDeterministicBySeed(arb, { seed, read });
  });
}

test('malformedStamps are no stamps, and print nothing of one', () => {
  for (const kind of malformedStamps) {
    producesOnly(kind, (change) => !/[0-9a-f]{16}/i.test(`${change}`), { seed });
    producesOnly(kind, (change) => brokenRules(read(change)).length > 0, { seed });
  }
});

const payloads = [payloadToSign, 'h.p.s', '{}', '{ "a": 1 }', '[1,2]', 'x', 'é', '0'];

for (const [name, arb] of Object.entries({ otherPayload, reserialisedPayload })) {
  test(`${name} is another text than the payload, whatever that is`, () => {
    const differs = (change: Change<string>) => payloads.every((p) => change.apply(p) !== p);
    producesOnly(arb, differs, { seed, read: String });
    isDeterministicBySeed(arb, { seed, read: (change) => payloads.map((p) => change.apply(p)) });
  });
}

test('reserialisedPayload is the same JSON value', () => {
  const same = (change: Change<string>) => {
    expect(JSON.parse(change.apply(payloadToSign))).toEqual(JSON.parse(payloadToSign));
    return true;
  };
  producesOnly(reserialisedPayload, same, { seed });
  const holdsFor = (pattern: RegExp) => (change: Change<string>) =>
    pattern.test(change.apply(payloadToSign));
  producesEach(
    reserialisedPayload,
    {
      order: holdsFor(/^\{"type"/),
      spaces: holdsFor(/^\{\n "org/),
      both: holdsFor(/^\{\n {2}"type/),
    },
    { seed },
  );
});

test('faults shrink to what is easily read', () => {
  const name = (words: string) => (change: Change<string>) => change.name === words;
  shrinksReadably(trailingBytesSignature, name('bytes behind the signature: 1'), { seed });
  shrinksReadably(truncatedSignature, name('bytes cut off the signature: 1'), { seed });
  shrinksReadably(flippedSignature, name('a signature with bit 0 of R flipped'), { seed });
});
