import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import type { WithheldText } from '../withheld-text.ts';
import { nonObjectJson } from './non-object-json.ts';
import { unparsableJson } from './unparsable-json.ts';

const seed = 20251013;
const read = ({ text }: WithheldText) => text;

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const bodies: readonly object[] = [
  { encryptedPinBlock: 'QUJDREVGR0hJSktM' },
  { status: 'CLOSED', nested: { list: [1, { a: null }] } },
  { '': '' },
  { '"': "'" },
  { '\\': '}' },
  { '}': 1 },
];

for (const body of bodies) {
  test(`unparsableJson spoils ${JSON.stringify(body)} for every parser`, () => {
    const texts = unparsableJson(body);
    isDeterministicBySeed(texts, { seed, read });
    producesOnly(texts, ({ text }) => text !== '' && !parses(text), { seed, read });
  });
}

test('unparsableJson spoils in every way it names', () => {
  const text = '{"a":{"b":"c"}}';
  const texts = unparsableJson(JSON.parse(text));
  const is = (spoilt: string) => (value: WithheldText) => value.text === spoilt;
  const kinds = {
    'trailing comma': is('{"a":{"b":"c"},}'),
    'leading comma': is('{,"a":{"b":"c"}}'),
    'single quotes': is("{'a':{'b':'c'}}"),
    'unquoted key': is('{a:{"b":"c"}}'),
    'two documents': is(`${text}${text}`),
    'byte order mark': is(`\uFEFF)]}',\n${text}`),
    'nearly whole': is(text.slice(0, -1)),
    'first character': is('{'),
  };
  producesEach(texts, kinds, { seed });
});

test('unparsableJson prints what was done, not the body', () => {
  const texts = unparsableJson({ encryptedPinBlock: 'QUJDREVGR0hJSktM' });
  const tells = (value: WithheldText) => /^JSON (spoilt by|cut off)/.test(fc.stringify(value));
  producesOnly(texts, tells, { seed });
  producesOnly(texts, (value) => !fc.stringify(value).includes('QUJD'), { seed });
  shrinksReadably(texts, tells, { seed });
  const holds = ({ text }: WithheldText) => !/^\{"encr[^}]*$/.test(text);
  shrinksReadably(texts, ({ text }) => text === '{"encr', { seed, read, holds });
});

test('unparsableJson needs a member to spoil', () => {
  expect(() => unparsableJson({})).toThrow(RangeError);
  expect(() => unparsableJson(['text'])).toThrow(RangeError);
});

test('nonObjectJson parses, never to an object, to each other type', () => {
  isDeterministicBySeed(nonObjectJson, { seed });
  const isObject = (text: string) => /^\s*\{/.test(text);
  producesOnly(nonObjectJson, (text) => parses(text) && !isObject(text), { seed });
  const is = (wanted: string) => (text: string) => text === wanted;
  const types = { array: is('[]'), string: is('"text"'), number: is('7'), null: is('null') };
  producesEach(nonObjectJson, { ...types, true: is('true'), listed: is('[{}]') }, { seed });
  shrinksReadably(nonObjectJson, is('[]'), { seed });
});
