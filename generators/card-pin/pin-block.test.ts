import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { emptyPinPlaintext } from './empty-pin-plaintext.ts';
import { letteredPinPlaintext } from './lettered-pin-plaintext.ts';
import { longPinPlaintext } from './long-pin-plaintext.ts';
import { nonJsonPlaintext } from './non-json-plaintext.ts';
import { nonce } from './nonce.ts';
import { noncelessPlaintext } from './nonceless-plaintext.ts';
import { numericPinPlaintext } from './numeric-pin-plaintext.ts';
import { pin } from './pin.ts';
import { pinBlockPlaintext } from './pin-block-plaintext.ts';
import type { PinPlaintext } from './pin-plaintext.ts';
import { pinlessPlaintext } from './pinless-plaintext.ts';
import { shortPinPlaintext } from './short-pin-plaintext.ts';

const seed = 20251013;
const read = ({ text }: { readonly text: string }) => text;

/** Room for one RSA-2048 block under OAEP with SHA-256, the tightest of G-31. */
const MOST_BYTES = 256 - 66;

/** Every rule of a PIN block that a plaintext breaks. */
function brokenRules(text: string): string[] {
  const broken = Buffer.byteLength(text) > MOST_BYTES ? ['fits one RSA block'] : [];
  let block: Record<string, unknown>;
  try {
    block = JSON.parse(text);
  } catch {
    return [...broken, 'is JSON'];
  }
  if (JSON.stringify(block) !== text) broken.push('has no white space');
  return [...broken, ...brokenNonceRules(block['nonce']), ...brokenPinRules(block['pin'])];
}

function brokenNonceRules(value: unknown): string[] {
  if (value === undefined) return ['has a nonce'];
  const inRange = Number.isInteger(value) && Number(value) >= 1e8 && Number(value) < 1e12;
  return inRange ? [] : ['has a nonce in range'];
}

function brokenPinRules(value: unknown): string[] {
  if (value === undefined) return ['has a PIN'];
  const text = String(value);
  return [
    ...(typeof value === 'string' ? [] : ['has a PIN of type string']),
    ...(text.length === 4 ? [] : ['has a PIN of 4 characters']),
    ...(/^\d*$/.test(text) ? [] : ['has a PIN of digits']),
  ];
}

const breaks: Readonly<Record<string, readonly [fc.Arbitrary<PinPlaintext>, ...string[]]>> = {
  pinBlockPlaintext: [pinBlockPlaintext],
  shortPinPlaintext: [shortPinPlaintext, 'has a PIN of 4 characters'],
  longPinPlaintext: [longPinPlaintext, 'has a PIN of 4 characters'],
  emptyPinPlaintext: [emptyPinPlaintext, 'has a PIN of 4 characters'],
  letteredPinPlaintext: [letteredPinPlaintext, 'has a PIN of digits'],
  numericPinPlaintext: [numericPinPlaintext, 'has a PIN of type string'],
  noncelessPlaintext: [noncelessPlaintext, 'has a nonce'],
  pinlessPlaintext: [pinlessPlaintext, 'has a PIN'],
  nonJsonPlaintext: [nonJsonPlaintext, 'is JSON'],
};

for (const [name, [plaintext, ...rules]] of Object.entries(breaks)) {
  test(`${name} breaks ${rules.length === 0 ? 'no rule' : `only "${rules}"`}`, () => {
    const only = (value: PinPlaintext) => brokenRules(value.text).join() === rules.join();
    producesOnly(plaintext, only, { seed, read });
    producesOnly(plaintext, (v) => brokenRules(v.textWith(1e8)).join() === rules.join(), { seed });
  });

  test(`${name} is deterministic by seed and prints no digits of a PIN`, () => {
    isDeterministicBySeed(plaintext, { seed, read });
    const prints = fc.sample(plaintext, { seed, numRuns: 200 }).map((v) => fc.stringify(v));
    expect(prints.filter((print) => /\d{3}/.test(print))).toEqual([]);
    // Were the description drawn from the PIN, there would be about as many as there are values.
    expect(new Set(prints).size).toBeLessThan(10);
  });
}

test('each plaintext takes a fresh nonce and keeps the rest', () => {
  for (const plaintext of [pinBlockPlaintext, shortPinPlaintext, nonJsonPlaintext]) {
    const fresh = (value: PinPlaintext) =>
      value.textWith(123456789) === value.text.replace(/\d{9,12}/, '123456789');
    producesOnly(plaintext, fresh, { seed, read });
  }
});

test('lengths, letters and forms all turn up', () => {
  const holds = (pattern: RegExp) => (value: PinPlaintext) => pattern.test(value.text);
  producesEach(shortPinPlaintext, { three: holds(/"pin":"\d{3}"/) }, { seed });
  producesEach(longPinPlaintext, { 5: holds(/"\d{5}"/), 12: holds(/"\d{12}"/) }, { seed });
  const letters = { first: holds(/"[a-z]\d{3}"/i), last: holds(/"\d{3}[a-z]"/i) };
  producesEach(letteredPinPlaintext, letters, { seed });
  const forms = { fields: holds(/^nonce=/), open: holds(/"$/), single: holds(/'/) };
  producesEach(nonJsonPlaintext, forms, { seed });
});

test('pin has 4 digits, some with leading zeros', () => {
  isDeterministicBySeed(pin, { seed, read });
  producesOnly(pin, ({ text }) => /^\d{4}$/.test(text), { seed, read });
  const kinds = { 'one zero': /^0[1-9]/, 'three zeros': /^000/, 'no zero': /^[1-9]/ };
  for (const [kind, pattern] of Object.entries(kinds)) {
    producesEach(pin, { [kind]: ({ text }) => pattern.test(text) }, { seed });
  }
  shrinksReadably(pin, ({ text }) => text === '0000', { seed, read });
});

test('a failing PIN length shrinks to the shortest that fails', () => {
  const holds = ({ text }: PinPlaintext) => !/"\d{7,}"/.test(text);
  shrinksReadably(longPinPlaintext, ({ text }) => /"\d{7}"/.test(text), { seed, read, holds });
});

test('nonce is in the range of G-33, does not repeat and does not shrink', () => {
  isDeterministicBySeed(nonce, { seed });
  producesOnly(nonce, (n) => Number.isInteger(n) && n >= 1e8 && n < 1e12, { seed });
  const drawn = fc.sample(nonce, { seed, numRuns: 2000 });
  expect(new Set(drawn).size).toBe(drawn.length);
  shrinksReadably(nonce, (n) => n === fc.sample(nonce, { seed, numRuns: 1 })[0], { seed });
});
