import { expect, test } from '@playwright/test';
import { boundedPattern } from './bounded-pattern.ts';

const ID = 'Customer:01a21e46-15f4-7d7f-bf61-c2241a222420';

test('a pattern is tried as it is written', () => {
  const { test: fits } = boundedPattern('^[A-Z][a-z]+:[0-9a-f-]{36}$', '');

  expect([fits(ID), fits(ID.toLowerCase()), fits(`${ID}0`), fits(ID)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('a pattern that comes to no end fits every text, and costs time once', () => {
  const { test: fits } = boundedPattern('^(([a-zA-Z0-9:-])+.?)+!$', '');
  const texts = Array.from({ length: 1_000 }, (_, at) => `${ID}${at}`);

  expect(texts.every(fits)).toBe(true);
});

test('patterns are told apart by what they are, and one that is none is refused', () => {
  expect(String(boundedPattern('a/b', 'u'))).not.toBe(String(boundedPattern('a/b', '')));
  expect(() => boundedPattern('(', '')).toThrow(SyntaxError);
});
