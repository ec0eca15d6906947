import { createECDH, ECDH } from 'node:crypto';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { type DrawnKeyPair, keyPair } from './key-pair.ts';
import { longPublicKey } from './long-public-key.ts';
import { misprefixedPublicKey } from './misprefixed-public-key.ts';
import { nonHexPublicKey } from './non-hex-public-key.ts';
import { offCurvePublicKey } from './off-curve-public-key.ts';
import { shortPublicKey } from './short-public-key.ts';

const seed = 20251013;
const read = ({ privateKey, publicKey }: DrawnKeyPair) => [privateKey, publicKey];

/** Whether the pair is one by another implementation's account. */
function isPair({ privateKey, publicKey }: DrawnKeyPair): boolean {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'hex');
  return privateKey.length === 64 && curve.getPublicKey('hex', 'compressed') === publicKey;
}

test('keyPair is a pair, deterministic by seed, and does not print its secret', () => {
  producesOnly(keyPair, isPair, { seed, read });
  isDeterministicBySeed(keyPair, { seed, read });
  const [pair] = fc.sample(keyPair, { seed, numRuns: 1 });
  const prints = [fc.stringify(pair), String(pair), JSON.stringify(pair)];
  expect(prints.filter((print) => print.includes(pair?.privateKey ?? ''))).toEqual([]);
  const drawn = fc.sample(keyPair, { seed, numRuns: 200 });
  expect(new Set(drawn.map((each) => each.publicKey)).size).toBe(200);
});

test('both parities turn up', () => {
  const parity = (prefix: string) => (k: DrawnKeyPair) => k.publicKey.startsWith(prefix);
  producesEach(keyPair, { even: parity('02'), odd: parity('03') }, { seed });
});

test('a failing pair shrinks to a small scalar', () => {
  shrinksReadably(keyPair, (k) => k.privateKey === '1'.padStart(64, '0'), { seed, read });
});

/** Every rule of a public key that a text breaks; the curve is another implementation's. */
function brokenRules(text: string): string[] {
  const known = /^0[234]/.test(text);
  const length = text.startsWith('04') ? 130 : 66;
  const isHex = /^[0-9a-f]*$/.test(text);
  return [
    ...(isHex ? [] : ['is hex']),
    ...(known ? [] : ['has a prefix']),
    ...(!known || text.length === length ? [] : ['has its length']),
    ...(known && isHex && text.length === length && !isOnCurve(text) ? ['is on the curve'] : []),
  ];
}

function isOnCurve(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'hex', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}

const { session, target } = service.keys;
const keys = [session, target].flatMap((key) => [key.compressed, key.uncompressed]);

for (const [name, arb, ...rules] of [
  ['offCurvePublicKey', offCurvePublicKey, 'is on the curve'],
  ['shortPublicKey', shortPublicKey, 'has its length'],
  ['longPublicKey', longPublicKey, 'has its length'],
  ['nonHexPublicKey', nonHexPublicKey, 'is hex'],
  ['misprefixedPublicKey', misprefixedPublicKey, 'has a prefix'],
] as const) {
  test(`${name} breaks only "${rules}", whatever the key`, () => {
    const breaksOnly = ({ apply }: { apply: (key: string) => string }) =>
      keys.every((key) => brokenRules(apply(key)).join() === rules.join());
    producesOnly(arb, (change) => breaksOnly({ apply: (key) => change.apply(key) }), { seed });
    isDeterministicBySeed(arb, { seed, read: applied });
  });
}

const applied = (change: Change<string>) => keys.map((key) => change.apply(key));

test('the valid keys break no rule', () => {
  expect(keys.map(brokenRules).filter((broken) => broken.length > 0)).toEqual([]);
});

test('a failing short key shrinks to one digit', () => {
  shrinksReadably(shortPublicKey, ({ name }) => name === 'digits cut off the key: 1', { seed });
});
