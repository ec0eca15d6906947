import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from './laws.ts';
import { WithheldText } from './withheld-text.ts';

const seed = 20251013;
const digit = fc.nat(9);

test('a generator that remembers breaks determinism', () => {
  let calls = 0;
  const remembering = digit.map((value) => {
    calls += 1;
    return value + calls;
  });
  expect(() => isDeterministicBySeed(remembering, { seed })).toThrow('other values');
  isDeterministicBySeed(digit, { seed });
});

test('a constant breaks determinism by ignoring the seed', () => {
  expect(() => isDeterministicBySeed(fc.constant(1), { seed })).toThrow('the same values');
});

test('withheld values are compared by what they hold', () => {
  const withheld = digit.map((value) => new WithheldText(String(value), 'a digit'));
  isDeterministicBySeed(withheld, { seed, read: (value) => value.text });
  expect(() => isDeterministicBySeed(withheld, { seed })).toThrow('the same values');
});

test('one value out of place breaks the rule of only', () => {
  producesOnly(digit, (value) => value < 10, { seed });
  expect(() => producesOnly(digit, (value) => value < 9, { seed })).toThrow('description: 9');
});

test('a kind that never turns up is named', () => {
  producesEach(digit, { nought: (value) => value === 0, nine: (value) => value === 9 }, { seed });
  const ten = () => producesEach(digit, { ten: (value) => value === 10 }, { seed });
  expect(ten).toThrow('never produced: ten');
});

test('a generator that does not shrink is found', () => {
  const text = fc.array(digit, { minLength: 1, maxLength: 30, size: 'max' });
  const readable = (value: number[]) => value.length <= 5;
  const options = { seed, holds: (value: number[]) => value.length < 5 };
  shrinksReadably(text, readable, options);
  expect(() => shrinksReadably(fc.noShrink(text), readable, options)).toThrow('unreadable');
});

test('shrinking without a failure is an error, not a pass', () => {
  const vacuous = () => shrinksReadably(digit, () => true, { seed, holds: () => true });
  expect(vacuous).toThrow('nothing was shrunk');
});
