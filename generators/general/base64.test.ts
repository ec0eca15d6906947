import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { base64Text } from './base64-text.ts';
import { longBase64 } from './long-base64.ts';
import { nonBase64Text } from './non-base64-text.ts';
import { shortBase64 } from './short-base64.ts';

const seed = 20251013;

/** Every rule of encryptedPinBlock that a text breaks, judged without the library that made it. */
function brokenRules(text: string): string[] {
  const solid = text.replace(/\s/g, '');
  const foreign = /[^A-Za-z0-9+/=_\s-]/.test(text);
  const standard = solid.replaceAll('-', '+').replaceAll('_', '/');
  const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
  const rules: Readonly<Record<string, boolean>> = {
    'at least 16 characters': solid.length >= 16,
    'at most 1024 characters': Buffer.byteLength(text) <= 1024,
    'no white space': solid === text,
    'no URL-safe characters': !/[-_]/.test(text),
    'one alphabet': !(/[-_]/.test(text) && /[+/]/.test(text)),
    'no foreign characters': !foreign,
    'padded to a multiple of 4': solid.length % 4 === 0 && /^[^=]*={0,2}$/.test(solid),
    'unused bits zero': foreign || Buffer.from(padded, 'base64').toString('base64') === padded,
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
}

const inBounds = base64Text({ minLength: 16, maxLength: 1024 });

const breaks: Readonly<Record<string, readonly [fc.Arbitrary<string>, ...string[]]>> = {
  base64Text: [inBounds],
  shortBase64: [shortBase64, 'at least 16 characters'],
  longBase64: [longBase64, 'at most 1024 characters'],
  nonBase64Text: [nonBase64Text, 'no foreign characters'],
};

for (const [name, [text, ...rules]] of Object.entries(breaks)) {
  test(`${name} breaks ${rules.length === 0 ? 'no rule' : `only "${rules}"`}`, () => {
    producesOnly(text, (value) => brokenRules(value).join() === rules.join(), { seed });
    isDeterministicBySeed(text, { seed });
  });
}

test('nonBase64Text stays in bounds in bytes as well', () => {
  const texts = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((more) =>
    fc.sample(nonBase64Text, { seed: seed + more, numRuns: 200 }),
  );
  expect(texts.filter((text) => Buffer.byteLength(text) > 1024)).toEqual([]);
  expect(texts.some((text) => text.length === 1020 && /[^\0-\x7f]/.test(text))).toBe(true);
});

test('the rules object to texts outside base64', () => {
  expect(brokenRules('AAAAAAAAAAAAAAB=')).toEqual(['unused bits zero']);
  expect(brokenRules('AAAA=AAAAAAAAAA=')).toContain('padded to a multiple of 4');
  expect(brokenRules('!'.repeat(16))).toEqual(['no foreign characters']);
});

test('base64Text meets both bounds and every padding', () => {
  const shortest = (value: string) => value.length === 16;
  const longest = (value: string) => value.length === 1024;
  producesEach(inBounds, { shortest, longest }, { seed });
  const endings = { none: /[^=]$/, one: /[^=]=$/, two: /==$/ };
  for (const [ending, pattern] of Object.entries(endings)) {
    producesEach(inBounds, { [ending]: (value) => pattern.test(value) }, { seed });
  }
  producesEach(inBounds, { '+': (v) => v.includes('+'), '/': (v) => v.includes('/') }, { seed });
});

test('base64Text keeps to lengths that base64 has', () => {
  const one = base64Text({ minLength: 13, maxLength: 19 });
  producesOnly(one, (value) => value.length === 16, { seed });
  producesOnly(base64Text({ minLength: 0, maxLength: 4 }), (v) => [0, 4].includes(v.length), {
    seed,
  });
  expect(() => base64Text({ minLength: 13, maxLength: 15 })).toThrow(RangeError);
});

test('the faults meet the bounds they lie at', () => {
  const long = (length: number) => (value: string) => value.length === length;
  producesEach(shortBase64, { 4: long(4), 12: long(12) }, { seed });
  producesEach(longBase64, { 1028: long(1028), 4096: long(4096) }, { seed });
});

test('each way to be wrong turns up', () => {
  const holds = (pattern: RegExp) => (value: string) => pattern.test(value);
  const foreign = { marks: holds(/^(.)\1+$/), one: holds(/^[^A-Za-z0-9+/]?[A-Za-z0-9+/]{15}/) };
  producesEach(nonBase64Text, { ...foreign, wide: holds(/[^\0-\x7f]/) }, { seed });
});

test('failures shrink to the shortest text that fails', () => {
  shrinksReadably(inBounds, (value) => value === `${'A'.repeat(14)}==`, { seed });
  shrinksReadably(shortBase64, (value) => value === 'AA==', { seed });
  shrinksReadably(nonBase64Text, (value) => /^!.{15}$/.test(value), { seed });
});
