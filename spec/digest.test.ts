import { expect, test } from '@playwright/test';
import { digestOf } from './digest.ts';

test('the order of members is all that makes no difference', () => {
  const digest = digestOf({ a: [1, { b: 'x', c: null }], d: true });

  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOf({ d: true, a: [1, { c: null, b: 'x' }] })).toBe(digest);
  for (const other of [
    { a: [{ b: 'x', c: null }, 1], d: true },
    { a: [1, { b: 'x' }], d: true },
    { a: [1, { b: 'y', c: null }], d: true },
    { a: [1, { b: 'x', c: null }], d: 'true' },
  ]) {
    expect(digestOf(other)).not.toBe(digest);
  }
});
